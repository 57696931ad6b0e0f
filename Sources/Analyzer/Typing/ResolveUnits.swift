import ArchModel

/// Rounds in which the types of variables are found from their values; each goes one variable deeper across files.
private let inferenceRounds = 3

/// Resolves what every unit of the project names.
///
/// First all written types, then the types of variables that have none, then expressions: each step sees only what the
/// step before found, so that the units of a step are independent of each other.
///
/// - Parameter count: the number of the project's units; those behind them are the library's.
/// - Complexity: linear in facts.
func resolveUnits(
  table: SymbolTable, nodes: NodeTable, count: Int, jobs: Int
) -> [UnitReferences] {
  let types = concurrentMap(
    Array(table.units.indices), width: jobs, weight: { table.units[$0].facts.types.count }
  ) { unit in
    var resolver = TypeResolver(table: table, unit: unit)
    return resolver.all()
  }
  let written = WrittenTypes(types.map(\.values), table: table)
  let inferred = inferredTypes(table: table, written: written, count: count, jobs: jobs)
  return concurrentMap(
    Array(0..<count), width: jobs,
    weight: { table.units[$0].facts.expressions.count + table.units[$0].facts.types.count }
  ) { unit in
    let typer = ExpressionTyper(unit: unit, table: table, written: written, inferred: inferred)
    var resolver = UnitResolver(unit: unit, table: table, nodes: nodes)
    return resolver.resolve(meanings: types[unit].meanings, typer: typer)
  }
}

/// The types of properties and global variables that have a value but no written type.
private func inferredTypes(
  table: SymbolTable, written: WrittenTypes, count: Int, jobs: Int
) -> [SymbolIndex: ValueType] {
  var pending: [(unit: Int, variables: [SymbolIndex])] = []
  for unit in 0..<count {
    let first = table.firstSymbol[unit]
    var variables: [SymbolIndex] = []
    for (index, fact) in table.units[unit].facts.declarations.enumerated()
    where fact.kind == .variable && fact.type < 0 && fact.value != ExpressionFact.none {
      variables.append(first + SymbolIndex(index))
    }
    if !variables.isEmpty { pending.append((unit, variables)) }
  }
  var inferred: [SymbolIndex: ValueType] = [:]
  for _ in 0..<inferenceRounds where !pending.isEmpty {
    let known = inferred
    let found = concurrentMap(pending, width: jobs, weight: { $0.variables.count }) { entry in
      let typer = ExpressionTyper(
        unit: entry.unit, table: table, written: written, inferred: known)
      return entry.variables.map { typer.variableType(of: $0) }
    }
    var remaining: [(unit: Int, variables: [SymbolIndex])] = []
    for (entry, types) in zip(pending, found) {
      var open: [SymbolIndex] = []
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
