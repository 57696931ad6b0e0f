import ProjectDiscovery
import SourceTrees
import ProjectModel
import SourceText
import Testing

/// The project that files in memory make up.
package func project(
  _ files: [String: String], links: [String: String] = [:], unreadable: Set<String> = [],
  rootPath: String = "/projects/Sample",
  isExcluded: @escaping @Sendable (String) -> Bool = { _ in false },
  manifests: [String: ManifestValue] = [:],
  options: DiscoveryOptions = DiscoveryOptions()
) throws -> ProjectDescription {
  let fileSystem = FileSystem.inMemory(
    files, links: links, unreadable: unreadable, rootPath: rootPath)
  return try discoverProject(
    tree: SourceTree(fileSystem, isExcluded: isExcluded),
    evaluateManifest: { manifest in
      EvaluatedManifest(
        root: manifests[manifest.path],
        places: ManifestPlaces(path: manifest.path, lines: LineTable(starts: [0])))
    },
    options: options)
}

extension ProjectDescription {
  /// The first module of a name.
  package func module(_ name: String) throws -> ModuleDescription {
    try #require(modules.first { $0.name == name })
  }

  /// The kinds of all problems, in order.
  package var problemKinds: [Problem.Kind] { problems.map(\.kind) }
}

// MARK: - Manifest values

/// `Package(name:, …)`.
package func package(
  _ name: String, products: [ManifestValue] = [], dependencies: [ManifestValue] = [],
  targets: [ManifestValue]
) -> ManifestValue {
  call(
    "Package",
    [
      ("name", .string(name)), ("products", list(products)), ("dependencies", list(dependencies)),
      ("targets", list(targets)),
    ])
}

/// A call with labelled arguments.
package func call(_ name: String, _ arguments: [(String, ManifestValue)]) -> ManifestValue {
  .call(
    ManifestCall(
      name: name,
      arguments: arguments.map { ManifestArgument(label: $0.0, item: ManifestItem($0.1)) }))
}

/// An array value.
package func list(_ values: [ManifestValue]) -> ManifestValue {
  .array(values.map { ManifestItem($0) })
}

/// A target of some kind.
package func target(
  _ name: String, kind: String = "target", _ arguments: [(String, ManifestValue)] = []
) -> ManifestValue {
  call(kind, [("name", .string(name))] + arguments)
}
