import Findings
import Parallelism
import SourceFacts
import SourceText

extension BaselineCode {
  /// What a baseline asks about an analysed project, worked out when it asks.
  package init(_ analysis: ProjectAnalysis) {
    let places = Once { OccurrencePlaces(analysis) }
    let names = Once { analysis.names }
    self.init(
      places: { places.value.names(of: $0) },
      isName: { names.value.contains(ByteKey($0)) })
  }
}

/// In which declarations and files violations occur.
private struct OccurrencePlaces: Sendable {
  private let facts: [ByteKey: FileFacts]

  init(_ analysis: ProjectAnalysis) {
    facts = Dictionary(
      analysis.readings.map { (ByteKey($0.file.path), $0.facts) }, uniquingKeysWith: { $1 })
  }

  /// For each occurrence of a violation the declaration around it, else the file; none where what
  /// proves the violation is not what a baseline counts.
  func names(of violation: Violation) -> [String] {
    if case .own = violation.defect.identity { return [violation.location.path] }
    guard violation.evidence.count == violation.occurrences else { return [] }
    return violation.evidence.map { name(of: $0.location) }
  }

  private func name(of location: SourceLocation) -> String {
    guard let facts = facts[ByteKey(location.path)],
      let declaration = facts.declaration(around: location)
    else { return location.path }
    return facts.signature(of: declaration)
  }
}

extension FileFacts {
  /// The innermost declaration around a place, none of those within bodies and no part of another
  /// one. O(declarations).
  fileprivate func declaration(around place: SourceLocation) -> ID<DeclarationFact>? {
    guard lines.starts.indices.contains(place.line - 1) else { return nil }
    let offset = Int(lines.starts[place.line - 1]) + place.column - 1
    let index = declarations.lastIndex { declaration in
      Int(declaration.start) <= offset && offset < Int(declaration.end)
        && !declaration.marks.contains(.isLocal)
        && ![.genericParameter, .topLevelCode].contains(declaration.kind)
    }
    return index.map { ID<DeclarationFact>($0) }
  }

  /// The names of a declaration and those around it, with argument labels: `Store.open(at:)`.
  fileprivate func signature(of declaration: ID<DeclarationFact>) -> String {
    var names: [String] = []
    var next: ID<DeclarationFact>? = declaration
    while let id = next {
      let fact = declarations[id]
      var name = self[fact.name]
      if [.function, .initializer, .subscript].contains(fact.kind), !name.contains(":") {
        name += "(" + self[fact.labels].map { self[$0] + ":" }.joined() + ")"
      }
      names.append(name)
      next = fact.parent
    }
    return names.reversed().joined(separator: ".")
  }
}

extension ProjectAnalysis {
  /// The names by which violations speak of parts of the project.
  fileprivate var names: Set<ByteKey> {
    var names: [String] = graph.nodes.map(\.id)
    names += graph.modules.map(\.name) + graph.components.map(\.name)
    names += graph.nodes.map { node in
      "\(graph.components[node.component].name) (\(graph.modules[node.module].name))"
    }
    names += graph.files.map(\.path) + files.paths + project.manifests
    for declaration in declarations().declarations {
      let own = [declaration.qualifiedName, declaration.signature]
      let module = graph.modules[declaration.module.int].name
      names += own + own.map { "\(module).\($0)" }
    }
    return Set(names.map(ByteKey.init))
  }
}
