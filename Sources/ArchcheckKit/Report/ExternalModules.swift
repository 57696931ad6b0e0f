import DependencyModel
import Findings
import SourceText

/// Adds imported modules from outside the project to a drawing.
package struct ExternalModules {
  /// The graph that the drawing was made of.
  package let graph: DependencyGraph
  /// The graph as it is shown.
  package let grouped: GroupedGraph
  /// How many imports are kept for an edge; `nil` for all.
  package let evidenceLimit: Int?

  /// Adds a vertex for each external module that one of some imports names, and an edge from what
  /// holds the import.
  ///
  /// - Precondition: the granularity is not `type`, because an import belongs to a whole file.
  package func add(_ imports: [ModuleImport], to drawing: inout ReportGraph) {
    let taken = Set(drawing.nodes.map { ByteKey($0.id) })
    var edges: [EdgeKey: [ModuleImport]] = [:]
    var nodes: [ByteKey: ReportNode] = [:]
    for entry in imports where entry.target == nil {
      guard let group = grouped.groupOfFile[entry.file.int] else { continue }
      let isTaken = taken.contains(ByteKey(entry.module))
      let id = isTaken ? "\(entry.module) (external)" : entry.module
      nodes[ByteKey(id)] = ReportNode(
        id: id, name: entry.module, module: entry.module, component: nil,
        kind: Granularity.module.rawValue, role: nil)
      let key = EdgeKey(from: ByteKey(grouped.groups[group].name), to: ByteKey(id))
      edges[key, default: []].append(entry)
    }
    drawing.nodes = (drawing.nodes + nodes.values).sorted { $0.id.precedesInBytes($1.id) }
    drawing.edges = (drawing.edges + edges.map(edge)).sorted { left, right in
      left.from.equalsInBytes(right.from)
        ? left.to.precedesInBytes(right.to) : left.from.precedesInBytes(right.from)
    }
  }

  private struct EdgeKey: Hashable {
    var from: ByteKey
    var to: ByteKey
  }

  private func edge(_ key: EdgeKey, _ imports: [ModuleImport]) -> ReportEdge {
    ReportEdge(
      from: key.from.string, to: key.to.string, isNominal: true, confidence: .certain,
      references: imports.count, condition: condition(of: imports),
      evidence: imports.prefix(evidenceLimit ?? imports.count).map { entry in
        Evidence(
          location: graph.location(of: entry.file, offset: entry.offset), symbol: entry.path,
          role: .import, from: graph.modules[graph.files[entry.file.int].module.int].name,
          to: entry.module, condition: graph.conditionText(entry.condition))
      }, breaches: [], isInCycle: false)
  }

  /// The condition of at least one import; `nil` when one is always there.
  private func condition(of imports: [ModuleImport]) -> String? {
    let conditions = imports.map(\.condition)
    return conditions.contains(.always) ? nil : graph.conditionText(conditions)
  }
}
