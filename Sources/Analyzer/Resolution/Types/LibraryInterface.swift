import Parallelism
import SourceFacts
import SourceText

/// The standard library: what its text declares, and what the types written in it mean.
///
/// No project has a say in what they mean, since the library sees nothing but itself. So that is found out once, when a
/// project first asks for it, and shared by all projects that are resolved with the same interface.
package final class LibraryInterface: Sendable {
  /// The facts of `StandardLibrary.interface`.
  let facts: FileFacts
  /// What the modules outside declare; `nil` where nothing is known of them.
  let outside: OutsideModules?
  /// For each written name of a type what it means, in the numbers of a project without files; `nil` for what the
  /// library does not declare, since the project may extend a type of that name, and for forms without a name.
  private let meanings: Once<[TypeMeaning?]>

  /// Takes the facts; what they mean is found out at the first question.
  package convenience init(_ facts: FileFacts, outside: OutsideModules? = nil) {
    self.init(facts, outside) {
      Self.meanings(in: makeSymbolTable(units: [], modules: [], library: Self.unread(facts)))
    }
  }

  /// The same library, with other knowledge of the modules outside.
  package func with(outside: OutsideModules) -> LibraryInterface {
    LibraryInterface(facts, outside) { self.meanings.value }
  }

  private init(
    _ facts: FileFacts, _ outside: OutsideModules?,
    _ meanings: @escaping @Sendable () -> [TypeMeaning?]
  ) {
    self.facts = facts
    self.outside = outside
    self.meanings = Once(meanings)
  }

  /// An interface whose types each project finds out for itself.
  static func unread(_ facts: FileFacts) -> LibraryInterface { LibraryInterface(facts, nil) { [] } }

  /// What a written type means to a project.
  ///
  /// - Parameter first: the number of the library's first declaration in the project.
  func meaning(of type: ID<TypeFact>, firstSymbol first: ID<Symbol>) -> TypeMeaning? {
    let known = meanings.value
    return known.isEmpty ? nil : known[type.int]?.moved(by: first.int)
  }

  private static func meanings(in table: SymbolTable) -> [TypeMeaning?] {
    guard let unit = table.declarations.library?.units.lowerBound else { return [] }
    var resolver = TypeResolver(table: table, unit: unit)
    return table.declarations.units[unit].facts.types.enumerated().map { index, fact in
      guard fact.kind == .named || fact.kind == .member else { return nil }
      let meaning = resolver.meaning(of: ID(index))
      return isDeclared(meaning, in: table) ? meaning : nil
    }
  }

  /// Whether all that a name means is declared in the library.
  private static func isDeclared(_ meaning: TypeMeaning, in table: SymbolTable) -> Bool {
    let declared = ID<Symbol>(table.declarations.symbols.count)
    guard meaning.types.allSatisfy({ $0 < declared }) else { return false }
    switch meaning.name {
    case .symbols(let symbols):
      return !meaning.types.isEmpty || symbols.allSatisfy { table[$0].kind != .typealias }
    case .genericParameter, .local: return true
    case .module, .externalModule, .nothing, .uncertain, .noFit: return false
    }
  }
}

extension TypeMeaning {
  /// The same where the declarations that it speaks of have higher numbers.
  fileprivate func moved(by distance: Int) -> TypeMeaning {
    let types = types.map { $0.advanced(by: distance) }
    return switch name {
    case .symbols(let symbols):
      TypeMeaning(name: .symbols(symbols.map { $0.advanced(by: distance) }), types: types)
    case .genericParameter(let parameter):
      TypeMeaning(name: .genericParameter(parameter.advanced(by: distance)), types: types)
    case .local, .module, .externalModule, .nothing, .uncertain, .noFit:
      TypeMeaning(name: name, types: types)
    }
  }
}
