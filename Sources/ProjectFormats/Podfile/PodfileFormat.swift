import ProjectModel
import SourceText
import YAMLText

/// CocoaPods' `Podfile`, read without running it: the pods of targets that projects declare, and the
/// pods of the project itself, which lie at a path. `Podfile.lock` tells those paths where the Podfile
/// is no literal.
///
/// Source of the rules: CocoaPods' *Podfile Syntax Reference*.
package enum PodfileFormat: ProjectFormat {
  package static let name = "Podfile"
  package static let isAuxiliary = true

  package static func recognises(fileName: String) -> Bool { ProjectPath.isPodfile(fileName) }

  package static func load(manifest: String, from source: ManifestSource) -> LoadedManifest? {
    guard let text = source.text(manifest, nil) else { return nil }
    let folder = ProjectPath.folder(of: manifest)
    var reader = PodfileReader(text: text, path: manifest, report: source.report)
    let targets = reader.targets()
    let lock = PodfileLock(folder: folder, source: source)
    var references: [ManifestReference] = []
    var known: Set<ByteKey> = []
    for pod in reader.localPods + (lock?.localPods ?? []) {
      guard known.insert(ByteKey(pod.name)).inserted else { continue }
      guard let place = podFolder(pod.path, from: folder) else {
        source.report(.outside("pod", pod.path, from: folder, at: pod.location))
        continue
      }
      references.append(
        ManifestReference(
          names: [pod.name], folder: place, format: PodspecFormat.name, location: pod.location))
    }
    return LoadedManifest(
      name: ProjectPath.name(of: folder), path: manifest,
      filesRead: [manifest] + (lock.map { [$0.path] } ?? []), references: references,
      additions: targets.map { target in
        LoadedAddition(
          target: target.name,
          project: target.project.flatMap { ProjectPath.resolve(projectFile($0), from: folder) },
          dependencies: target.pods.map(dependency(on:)))
      })
  }

  /// The path of a project, which a Podfile may write without its extension.
  private static func projectFile(_ written: String) -> String {
    written.hasSuffix(".xcodeproj") ? written : written + ".xcodeproj"
  }

  private static func dependency(on pod: PodfileReader.Pod) -> LoadedDependency {
    var dependency = LoadedDependency(
      name: pod.name, form: .framework, location: pod.location, isConditional: pod.isConditional)
    dependency.isInherited = pod.isInherited
    dependency.place = pod.place
    return dependency
  }

  /// The folder of the podspec that a path names: itself, or that of the file.
  private static func podFolder(_ path: String, from folder: String) -> String? {
    let resolved = ProjectPath.resolve(path, from: folder)
    return resolved.map {
      PodspecFormat.recognises(fileName: ProjectPath.name(of: $0)) ? ProjectPath.folder(of: $0) : $0
    }
  }
}

/// A pod that lies in the project.
struct LocalPod {
  var name: String
  /// The path as written.
  var path: String
  var location: SourceLocation
}

/// What `Podfile.lock` says of pods that lie in the project.
struct PodfileLock {
  /// The file's path.
  let path: String
  /// The pods, in the order written.
  let localPods: [LocalPod]

  /// Reads the file beside a Podfile; `nil` when there is none that can be read.
  init?(folder: String, source: ManifestSource) {
    let path = ProjectPath.join(folder, "Podfile.lock")
    guard source.names(folder).contains("Podfile.lock"), let text = source.text(path, nil) else {
      return nil
    }
    do throws(ConfigurationErrors) {
      let root = try parseYAML(text, path: path)
      localPods = (root?["EXTERNAL SOURCES"]?.pairs ?? []).compactMap { pair in
        pair.value[":path"]?.text.map {
          LocalPod(name: PodSpecification.pod(of: pair.key), path: $0, location: pair.keyLocation)
        }
      }
    } catch {
      for issue in error.issues {
        source.report(
          Problem(
            .manifestNotUnderstood, message: "The lock file is not read: \(issue.message)",
            location: issue.location))
      }
      return nil
    }
    self.path = path
  }
}
