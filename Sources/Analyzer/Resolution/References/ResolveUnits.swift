import Parallelism
import SourceText

/// Resolves what every unit of the project names.
///
/// First all written types, then the types of variables that have none, then expressions: each step sees only what the
/// step before found, so that the units of a step are independent of each other.
///
/// - Parameters:
///   - types: what the first two steps found.
///   - count: the number of the project's units; those behind them are the library's.
///   - reuse: what an earlier run found; `nil` where nothing is taken over or kept.
/// - Complexity: linear in facts.
/// - Returns: the references of each unit, whether they were taken over, and what a later run can take over.
func resolveUnits(
  table: SymbolTable, types: KnownValueTypes, nodes: NodeTable, count: Int, jobs: Int,
  reuse: ReferenceReuse?
) -> [(references: UnitReferences, isKnown: Bool, entry: ResolutionRecord.Entry?)] {
  let (written, inferred) = (types.written, types.inferred)
  return concurrentMap(
    Array(ID<SourceUnit>(0)..<ID(count)), width: jobs,
    weight: {
      table.declarations.units[$0].facts.expressions.count
        + table.declarations.units[$0].facts.types.count
    }
  ) { unit in
    if let (references, entry) = reuse?.references(of: unit) { return (references, true, entry) }
    return onUnit(table.declarations.units[unit], .references) {
      let typer = ExpressionTyper(unit: unit, table: table, written: written, inferred: inferred)
      let resolver = UnitResolver(unit: unit, table: table, nodes: nodes)
      let references = resolver.resolve(meanings: types.meanings[unit], typer: typer)
      return (references, false, reuse?.entry(references, of: unit))
    }
  }
}
