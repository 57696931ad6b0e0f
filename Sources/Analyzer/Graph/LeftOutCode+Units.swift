import DependencyModel
import ProjectModel
import SourceFacts

extension BuildConfiguration {
  /// The build with the project's modules, which can all be imported.
  func knowing(_ modules: [ModuleDescription]) -> BuildConfiguration {
    var build = self
    build.modules.formUnion(modules.map(\.name))
    return build
  }

  /// The build with what the manifest of a unit's module decides, for Swift alone.
  func of(_ unit: SourceUnit, _ modules: [ModuleDescription]) -> BuildConfiguration {
    let conditions = modules[unit.module.int].conditions
    if conditions.isEmpty || unit.facts.language != .swift { return self }
    var build = self
    build.decided = conditions
    return build
  }
}

/// What a run leaves out of units: code that the chosen build does not have, and previews.
///
/// - Parameters:
///   - units: the code of all builds.
///   - table: the symbols of the same units, made of what the build has.
///   - build: the chosen build; `nil` for all.
///   - includesPreviews: whether previews count as code.
/// - Complexity: O(conditions + imports + declarations).
func leftOutCode(
  of units: [SourceUnit], table: SymbolTable, in build: BuildConfiguration?, includesPreviews: Bool
) -> LeftOutCode {
  var leftOut = build.map { leftOutCode(of: units, table: table, in: $0) } ?? LeftOutCode()
  if includesPreviews { return leftOut }
  for unit in units.ids
  where units[unit].facts.declarations.contains(where: { $0.marks.contains(.isPreview) }) {
    if leftOut.files.insert(unit.file).inserted { leftOut.filesOfPreviews.insert(unit.file) }
  }
  return leftOut
}

private func leftOutCode(
  of units: [SourceUnit], table: SymbolTable, in build: BuildConfiguration
) -> LeftOutCode {
  var leftOut = LeftOutCode()
  var marks = UnitMarks(units)
  for unit in units.ids where units[unit].facts.conditions.count > 1 {
    marks.move(to: unit)
    let facts = units[unit].facts
    let build = build.of(units[unit], table.declarations.modules)
    let isLost = facts.conditions.map { $0 != .never && $0.residual(in: build) == .never }
    guard isLost.contains(true) else { continue }
    leftOut.files.insert(unit.file)
    leftOut.imports += facts.imports.compactMap { fact in
      isLost[fact.condition]
        ? moduleImport(fact, at: nil, inUnit: unit, table, condition: .always) : nil
    }
  }
  return leftOut
}
