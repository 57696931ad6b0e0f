import Containment
import Parallelism
import SourceFacts
import SourceText

/// Rounds in which the types of variables are found from their values; each goes one variable deeper across files.
private let inferenceRounds = 3

/// What is known of types before expressions are looked at.
struct KnownValueTypes: Sendable {
  /// For each unit what the name of each written type means.
  let meanings: Column<SourceUnit, Column<TypeFact, NameMeaning>>
  /// The written types as values.
  let written: WrittenTypes
  /// The types of variables without a written one.
  let inferred: [ID<Symbol>: ValueType]

  /// Resolves the written types of all units, then the types of variables that have none.
  init(table: SymbolTable, count: Int, jobs: Int) {
    let types = concurrentMap(
      Array(table.declarations.units.ids), width: jobs,
      weight: { table.declarations.units[$0].facts.types.count }
    ) { unit in
      onUnit(table.declarations.units[unit], .types) {
        var reader = WrittenTypeReader(table: table, unit: unit)
        return reader.all()
      }
    }
    meanings = Column(types.map(\.meanings))
    written = Journal.during(.types) {
      WrittenTypes(Column(types.map(\.values)), table: table)
    }
    inferred = inferredTypes(table: table, written: written, count: count, jobs: jobs)
  }
}

/// The types of properties and global variables that have a value or a property wrapper but no written type.
private func inferredTypes(
  table: SymbolTable, written: WrittenTypes, count: Int, jobs: Int
) -> [ID<Symbol>: ValueType] {
  var pending: [(unit: ID<SourceUnit>, variables: [ID<Symbol>])] = []
  for unit in ID<SourceUnit>(0)..<ID(count) {
    let first = table.declarations.firstSymbol[unit]
    var variables: [ID<Symbol>] = []
    for (index, fact) in table.declarations.units[unit].facts.declarations.enumerated()
    where fact.kind == .variable && fact.type == nil
      && (fact.value != .none || !fact.attributes.isEmpty)
    {
      variables.append(first.advanced(by: index))
    }
    if !variables.isEmpty { pending.append((unit, variables)) }
  }
  var inferred: [ID<Symbol>: ValueType] = [:]
  for _ in 0..<inferenceRounds where !pending.isEmpty {
    // All units of a round see what the rounds before found and nothing of each other: their order does not count.
    let known = inferred
    let found = concurrentMap(pending, width: jobs, weight: { $0.variables.count }) { entry in
      onUnit(table.declarations.units[entry.unit], .values) {
        let typer = ExpressionTyper(
          unit: entry.unit, table: table, written: written, inferred: known)
        return entry.variables.map { typer.declarations.variableType(of: $0) }
      }
    }
    var remaining: [(unit: ID<SourceUnit>, variables: [ID<Symbol>])] = []
    for (entry, types) in zip(pending, found) {
      var open: [ID<Symbol>] = []
      for (variable, type) in zip(entry.variables, types) {
        if type.isUnknown { open.append(variable) } else { inferred[variable] = type }
      }
      if !open.isEmpty { remaining.append((entry.unit, open)) }
    }
    if inferred.count == known.count { break }
    pending = remaining
  }
  return inferred
}
