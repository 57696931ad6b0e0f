import ProjectModel
import SourceText

/// CocoaPods' specifications: `*.podspec` and `*.podspec.json`, read without running them. All that
/// lie in one folder are one manifest of several pods.
///
/// Source of the rules: CocoaPods' *Podspec Syntax Reference*.
package enum PodspecFormat: ProjectFormat {
  package static let name = "CocoaPods"

  package static func recognises(fileName: String) -> Bool {
    fileName.endsInBytes(".podspec") || fileName.endsInBytes(".podspec.json")
  }

  /// A podspec says less than any other manifest.
  package static func yields(to other: any ProjectFormat.Type) -> Bool {
    other != Self.self && !other.isAuxiliary
  }

  package static func load(manifest: String, from source: ManifestSource) -> LoadedManifest? {
    let folder = ProjectPath.folder(of: manifest)
    let files = PodFiles(folder: folder, source: source)
    var paths: [String] = []
    var targets: [LoadedTarget] = []
    for name in source.names(folder) where recognises(fileName: name) {
      let path = ProjectPath.join(folder, name)
      guard let pod = pod(at: path, from: source) else { continue }
      paths.append(path)
      targets += PodBuilder(pod: pod, manifest: path, files: files, source: source).targets()
    }
    guard let first = paths.first, let name = targets.first?.targetNames.first,
      targets.contains(where: { !$0.module.sources.isEmpty })
    else { return nil }
    return LoadedManifest(
      name: name, path: first, filesRead: paths, targets: mergedVariants(targets))
  }

  private static func pod(at path: String, from source: ManifestSource) -> PodSpecification? {
    guard let text = source.text(path, nil) else { return nil }
    let pod =
      path.hasSuffix(".json")
      ? PodspecJSON.pod(in: text, path: path, report: source.report)
      : PodspecReader.pod(in: text, path: path, report: source.report)
    if pod == nil {
      source.report(
        Problem(
          .manifestNotUnderstood,
          message: "No pod was found in \(path), so its module is unknown: it should contain "
            + "`Pod::Spec.new do |s| … end`.",
          location: SourceLocation(path: path)))
    }
    return pod
  }
}
