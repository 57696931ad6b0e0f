import DependencyModel
import ProjectModel
import SourceText

/// Functions that C declares and Swift defines: `@c`, `@_cdecl`, and `@implementation` of either.
extension SymbolTable {
  /// The functions of Swift that are linked to where prototypes of C are called; none where these are
  /// something else, or where C defines them.
  ///
  /// Where several modules have one, that of the caller's own module is meant. What tests define is
  /// linked to in tests alone.
  ///
  /// - Parameters:
  ///   - prototypes: what a name was found to mean.
  ///   - unit: the file that names it.
  func swiftFunctions(
    behind prototypes: [ID<Symbol>], namedIn unit: ID<SourceUnit>
  ) -> [ID<Symbol>] {
    guard !index.cFamily.swiftFunctions.isEmpty, let first = prototypes.first,
      prototypes.allSatisfy({ isPrototype($0) })
    else { return [] }
    return swiftFunctions(named: self[first].name, in: unit)
  }

  /// The functions of Swift that are linked to where C calls one that no file declares: a prototype in the
  /// body of a function, or in a header that is not there. Since the system may have the name too, the module
  /// of one of both has to depend on that of the other.
  func swiftFunctions(undeclared name: GlobalName, in unit: ID<SourceUnit>) -> [ID<Symbol>] {
    guard !index.cFamily.swiftFunctions.isEmpty, declarations.isCFamily(unit) else { return [] }
    let here = scopes.module(of: unit)
    return swiftFunctions(named: name, in: unit).filter { function in
      module(of: function).map { areConnected($0, here) } ?? false
    }
  }

  /// Whether one of two modules imports the other, at any remove, or declares that it depends on it.
  private func areConnected(_ one: ModuleID, _ other: ModuleID) -> Bool {
    let headers = scopes.imports.includes.index
    return one == other || scopes.reaches(one, from: other) || scopes.reaches(other, from: one)
      || headers?.isDeclared(one, for: other) ?? false
      || headers?.isDeclared(other, for: one) ?? false
  }

  private func swiftFunctions(named name: GlobalName, in unit: ID<SourceUnit>) -> [ID<Symbol>] {
    guard let found = index.cFamily.swiftFunctions[name] else { return [] }
    let here = scopes.module(of: unit)
    let own = found.filter { module(of: $0) == here }
    if !own.isEmpty { return own }
    if declarations.modules[here].role == .test { return found }
    return found.filter { module(of: $0).map { declarations.modules[$0].role } != .test }
  }

  /// The prototypes of C that a function of Swift is the `@implementation` of, as far as its file sees
  /// them.
  func prototypes(implementedBy function: ID<Symbol>) -> [ID<Symbol>] {
    let symbol = self[function]
    guard symbol.kind == .function, symbol.parent == nil, symbol.marks.contains(.isObjC) else {
      return []
    }
    let name = symbol.otherName ?? symbol.name
    return (index.cFamily.global[name] ?? []).filter {
      isPrototype($0) && isCertainToMean($0, in: symbol.declaringUnit)
        && scopes.canName(scopes.module(of: self[$0].declaringUnit), in: symbol.declaringUnit)
    }
  }

  /// Whether a symbol is a function that C declares and does not define there.
  private func isPrototype(_ index: ID<Symbol>) -> Bool {
    let symbol = self[index]
    return !symbol.isForeign && declarations.isCFamily(symbol) && symbol.kind == .function
      && symbol.parent == nil && !symbol.marks.contains(.isDefinition)
      && symbol.access > .fileprivate
  }
}
