import DependencyModel
import Parallelism
import SourceFacts
import SourceText

extension ResolvedProject {
  /// With which labels the calls of the project are written; each file is read when it is first
  /// asked about.
  func calledNames() -> CalledNames {
    let table = symbols
    let callsOfFile = MemoTable<FileID, [UInt32: ID<ExpressionFact>]> { file in
      Self.calls(in: table.declarations.units[ID(file)].facts)
    }
    return CalledNames(
      labels: { file in
        let facts = table.declarations.units[ID(file)].facts
        return callsOfFile[file].mapValues { facts.writtenLabels(of: facts.expressions[$0]) }
      },
      initializers: { reference in
        guard let type = reference.target, let call = callsOfFile[reference.file][reference.offset]
        else { return [] }
        return table.initializers(
          of: ID<Symbol>(type.int), calledBy: call, in: ID(reference.file)
        ).map { DeclarationID($0.int) }
      })
  }

  /// The calls, and the names written with labels, by the offset of the name; of `f(a)(b)` the
  /// inner one.
  private static func calls(in facts: FileFacts) -> [UInt32: ID<ExpressionFact>] {
    var calls: [UInt32: ID<ExpressionFact>] = [:]
    for index in facts.expressions.ids {
      let fact = facts.expressions[index]
      guard fact.kind == .call || fact.marks.contains(.isCompoundName) else { continue }
      // The callee stands before its call, and the inner call before the outer one.
      calls[fact.offset] = calls[fact.offset] ?? index
    }
    return calls
  }
}

extension FileFacts {
  /// The labels that a call or a name with labels writes.
  fileprivate func writtenLabels(of fact: ExpressionFact) -> WrittenLabels {
    var labels: [String?] = self[fact.labels].map { label in label.id.map { self[$0] } ?? "_" }
    guard fact.kind == .call else { return WrittenLabels(labels) }
    // The C family writes arguments without labels.
    let unwritten = self[fact.arguments].count - labels.count
    if unwritten > 0 { labels += Array(repeating: "_", count: unwritten) }
    let closures = trailingClosures(of: fact)
    if closures > 0, closures <= labels.count { labels[labels.count - closures] = nil }
    return WrittenLabels(labels)
  }
}

extension SymbolTable {
  /// The initialisers of a type, or of what an alias stands for, that the labels of a call allow.
  fileprivate func initializers(
    of named: ID<Symbol>, calledBy call: ID<ExpressionFact>, in unit: ID<SourceUnit>
  ) -> [ID<Symbol>] {
    guard let initializer = index.known.names.initializer else { return [] }
    let facts = declarations.units[unit].facts
    let fact = facts.expressions[call]
    let labels = facts[fact.labels].map { label -> OptionalID<ProjectName> in
      let name = label.id.map { declarations.name($0, in: unit) }
      return name == declarations.underscore ? .none : OptionalID(name)
    }
    var query = NameQuery(name: initializer, unit: unit, isType: false)
    query.call = CallShape(labels: labels, trailingClosures: facts.trailingClosures(of: fact))
    return types.types(namedBy: named).flatMap { members(query, of: $0) }.filter {
      self[$0].kind == .initializer && !self[$0].isForeign
    }
  }
}
