import ProjectModel
import SourceText
import YAMLText

/// Reads a podspec that is written in JSON (`*.podspec.json`), which is YAML too.
struct PodspecJSON {
  /// The pod that a text describes; `nil` when it is not readable, which has been reported.
  static func pod(
    in text: String, path: String, report: (Problem) -> Void
  ) -> PodSpecification? {
    do {
      guard let root = try parseYAML(text, path: path), root.pairs != nil else { return nil }
      return specification(root, fallback: String(ProjectPath.name(of: path).prefix { $0 != "." }))
    } catch {
      for issue in error.issues {
        report(Problem(.manifestInvalid, message: issue.message, location: issue.location))
      }
      return nil
    }
  }

  private static func specification(_ node: ConfigNode, fallback: String) -> PodSpecification {
    let name = node["name"].map { placed($0).first } ?? nil
    var pod = PodSpecification(name: name ?? .init(text: fallback, location: node.location))
    read(node, isPlatform: false, into: &pod)
    for platform in PodSpecification.platforms.sorted() {
      if let node = node[platform] { read(node, isPlatform: true, into: &pod) }
    }
    pod.isStatic = node["static_framework"]?.text == "true"
    pod.subspecs = (node["subspecs"]?.elements ?? []).map { specification($0, fallback: "") }
    pod.tests = (node["testspecs"]?.elements ?? []).map { specification($0, fallback: "Tests") }
    return pod
  }

  private static func read(
    _ node: ConfigNode, isPlatform: Bool, into pod: inout PodSpecification
  ) {
    for pair in node.pairs ?? [] {
      if PodSpecification.attributes.contains(pair.key), pair.value.text != "false" {
        if isPlatform {
          pod.setOnPlatform(pair.key, to: placed(pair.value))
        } else {
          pod.set(pair.key, to: placed(pair.value), isAdded: false)
        }
      }
      guard pair.key == "dependencies" else { continue }
      pod.dependencies += (pair.value.pairs ?? []).map { dependency in
        PodSpecification.Dependency(
          pod: PodSpecification.pod(of: dependency.key), location: dependency.keyLocation,
          isConditional: isPlatform)
      }
    }
  }

  private static func placed(_ node: ConfigNode) -> [PodSpecification.Placed] {
    let nodes = node.pairs?.map(\.value).flatMap { $0.elements ?? [$0] } ?? node.elements ?? [node]
    return nodes.compactMap { element in
      element.text.map { .init(text: $0, location: element.location) }
    }
  }
}
