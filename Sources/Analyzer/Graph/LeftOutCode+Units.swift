import ArchModel

extension BuildConfiguration {
  /// The build with the project's modules, which can all be imported.
  func knowing(_ modules: [ModuleDescription]) -> BuildConfiguration {
    var build = self
    build.modules.formUnion(modules.map(\.name))
    return build
  }
}

/// What a build leaves out of units.
///
/// - Parameters:
///   - units: the code of all builds.
///   - table: the symbols of the same units, made of what the build has.
/// - Complexity: O(conditions + imports).
func leftOutCode(
  of units: [SourceUnit], table: SymbolTable, in build: BuildConfiguration
) -> LeftOutCode {
  var leftOut = LeftOutCode()
  for (index, unit) in units.enumerated() where unit.facts.conditions.count > 1 {
    let isLost = unit.facts.conditions.map { $0 != .never && $0.residual(in: build) == .never }
    guard isLost.contains(true) else { continue }
    leftOut.files.insert(FileID(index))
    leftOut.imports += unit.facts.imports.compactMap { fact in
      isLost[Int(fact.condition)]
        ? moduleImport(fact, inUnit: index, table, condition: .always) : nil
    }
  }
  return leftOut
}
