import Analyzer
import DependencyModel
import Findings
import Metrics
import SourceFacts
import SourceText

extension Listing {
  /// The declarations of every group, those that Na counts first and marked, then by name.
  ///
  /// - Parameters:
  ///   - granularity: the level of the groups.
  ///   - counting: lists only what Nc counts in it; `nil` lists every declaration that has a name
  ///     and stands outside of functions.
  package static func declarations(
    of analysis: ProjectAnalysis, granularity: Granularity, counting: Counting?
  ) -> Listing {
    let graph = analysis.graph
    let table = analysis.declarations()
    let grouped = graph.grouped(by: granularity)
    let choice = DeclarationChoice(graph: graph, table: table, grouped: grouped, counting: counting)
    var members = [[DeclarationID]](repeating: [], count: grouped.groups.count)
    for index in table.declarations.indices {
      if let group = choice.group(of: DeclarationID(index)) {
        members[group].append(DeclarationID(index))
      }
    }
    func isAbstract(_ declaration: Declaration) -> Bool {
      counting == .muck ? MuckDeclarations.isAbstract(declaration) : declaration.isAbstract
    }
    let rows = grouped.groups.indices.flatMap { group in
      sorted(members[group], table, isAbstract).map { id in
        row(table[id], isAbstract: isAbstract(table[id]), of: grouped.groups[group].name, in: graph)
      }
    }
    return Listing(
      subject: "declarations",
      columns: [
        Column(key: "component", title: granularity.title),
        Column(key: "abstract", title: ""), Column(key: "name", title: "Declaration"),
        Column(key: "kind", title: "Kind"), Column(key: "access", title: "Access"),
        Column(key: "place", title: "Location"),
      ], rows: rows)
  }

  private static func sorted(
    _ ids: [DeclarationID], _ table: DeclarationTable, _ isAbstract: (Declaration) -> Bool
  ) -> [DeclarationID] {
    let names = ids.map { (id: $0, name: table[$0].signature, isAbstract: isAbstract(table[$0])) }
    return names.sorted { left, right in
      if left.isAbstract != right.isAbstract { return left.isAbstract }
      return left.name.equalsInBytes(right.name)
        ? left.id < right.id : left.name.precedesInBytes(right.name)
    }.map(\.id)
  }

  private static func row(
    _ declaration: Declaration, isAbstract: Bool, of group: String, in graph: DependencyGraph
  ) -> [Cell] {
    let place = graph.location(of: declaration.file, offset: declaration.offset)
    return [
      .text(group), .mark(isAbstract, text: "[A]"), .text(declaration.signature),
      .text(declaration.kind.word), .text(declaration.access.keyword), .text(place.description),
    ]
  }
}

/// Which declarations are listed, and in which group.
private struct DeclarationChoice {
  private let graph: DependencyGraph
  private let table: DeclarationTable
  private let grouped: GroupedGraph
  private let counting: Counting?
  /// What `muck` counts, where that is asked for.
  private let muck: MuckDeclarations?
  private let isLocal: [Bool]

  init(
    graph: DependencyGraph, table: DeclarationTable, grouped: GroupedGraph, counting: Counting?
  ) {
    self.graph = graph
    self.table = table
    self.grouped = grouped
    self.counting = counting
    muck = counting == .muck ? MuckDeclarations(table, in: grouped) : nil
    isLocal = table.isLocal
  }

  /// The group of a declaration that is listed. O(1).
  func group(of id: DeclarationID) -> Int? {
    switch counting {
    case .muck: return muck?.group(of: id)
    case .types, .modules, .references:
      guard isCountedType(id), let node = table[id].node else { return nil }
      return grouped.groupOfNode[node.int]
    case nil:
      guard !isLocal[id.int], table[id].kind.isListed else { return nil }
      return grouped.group(of: table[id])
    }
  }

  /// Whether it is a type that Nc counts: one at the top of a file, or one that an extension adds
  /// directly to a type of another module.
  private func isCountedType(_ id: DeclarationID) -> Bool {
    let declaration = table[id]
    guard declaration.kind.isNominalType, !isLocal[id.int], declaration.subject ?? id == id else {
      return false
    }
    guard let parent = declaration.parent.map({ table[$0] }) else { return true }
    guard parent.kind == .extension else { return false }
    guard let type = parent.subject, table.declarations.indices.contains(type.int) else {
      return true
    }
    return table[type].module != declaration.module
  }
}

extension DeclarationKind {
  /// Whether it has a name of its own that others can use.
  fileprivate var isListed: Bool {
    switch self {
    case .class, .struct, .enum, .actor, .protocol, .extension, .typealias, .associatedType,
      .enumCase, .function, .initializer, .subscript, .variable, .operator, .precedenceGroup,
      .macro:
      true
    case .genericParameter, .deinitializer, .topLevelCode, .macroExpansion: false
    }
  }
}
