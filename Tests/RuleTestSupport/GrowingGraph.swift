import DependencyModel
import ProjectModel
import SourceFacts
import SourceText

extension DependencyGraph {
  /// A graph of very many types `M.T0`, `M.T1`, … in one file of one module, made without a text that
  /// would have to be read.
  ///
  /// - Parameters:
  ///   - count: the number of types.
  ///   - targets: the numbers of the types that the one of a number uses.
  package static func types(_ count: Int, using targets: (Int) -> [Int] = { _ in [] }) -> Self {
    let width = String(count).utf8.count
    // Ids stand in the order of bytes, so numbers have zeros in front.
    let names = (0..<count).map { number in
      "T" + String(repeating: "0", count: width - String(number).utf8.count) + String(number)
    }
    let location = SourceLocation(path: "project.txt", line: 1, column: 1)
    let path = "M/File.swift"
    let nodes = names.enumerated().map { number, name in
      GraphNode(
        id: "M.\(name)", name: name, module: ModuleID(0), component: ComponentID(0), kind: .struct,
        access: .internal, file: FileID(0), offset: number, typeCount: 1, abstractTypeCount: 0)
    }
    var edges: [Dependency] = []
    var references: [ResolvedReference] = []
    for number in 0..<count {
      for target in Set(targets(number)).sorted() where target != number {
        edges.append(
          Dependency(
            from: NodeID(number), to: NodeID(target), isNominal: true, confidence: .certain,
            references: references.count..<references.count + 1))
        references.append(
          ResolvedReference(
            file: FileID(0), offset: UInt32(number), name: ID(target), targetFile: FileID(0),
            role: .typePosition, isNominal: true, confidence: .certain))
      }
    }
    return DependencyGraph(
      modules: [
        ModuleDescription(
          name: "M", role: .production, kind: .library, package: "Project", folder: "M",
          location: location, sources: [path])
      ],
      files: [
        SourceFileSummary(
          path: path, module: ModuleID(0), component: ComponentID(0), language: .swift,
          byteCount: count, lines: LineTable(starts: [0]))
      ],
      components: [
        Component(name: "M", module: ModuleID(0), role: .production, location: location)
      ],
      nodes: nodes, edges: edges, references: references, fileReferences: [], imports: [],
      unresolved: [], names: names, nameCounts: ResolutionCounts(),
      memberCounts: ResolutionCounts())
  }
}
