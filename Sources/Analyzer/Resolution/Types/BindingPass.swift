import Parallelism
import SourceText

/// A question that binding asks of many declarations in each of its rounds, with the answers of the last round.
///
/// What the library's declarations mean does not depend on the project. Once it has settled it is not asked again: in an
/// app most declarations are the library's.
struct BindingPass<Answer: Equatable & Sendable> {
  /// Declarations below which another thread would cost more than it saves.
  private static var share: Int { 512 }

  /// The declarations, unit by unit, those of the library last.
  let symbols: [ID<Symbol>]
  /// The last answer for each of them; none before the first round.
  private(set) var answers: [Answer] = []
  /// How many of the declarations are the project's.
  private let ownCount: Int

  /// Takes the declarations that a question is for.
  init(_ declarations: Declarations, where isMeant: (ID<Symbol>) -> Bool) {
    symbols = declarations.symbols.ids.filter(isMeant)
    ownCount = symbols.prefix { !declarations.symbols[$0].isForeign }.count
  }

  /// Takes declarations of the project.
  init(ofProject symbols: [ID<Symbol>]) {
    self.symbols = symbols
    ownCount = symbols.count
  }

  /// Asks for each declaration with what is known so far.
  ///
  /// - Parameters:
  ///   - skipsLibrary: whether the library's answers of the last round stay.
  ///   - jobs: number of threads.
  mutating func ask(
    _ table: SymbolTable, skipsLibrary: Bool, jobs: Int,
    _ find: @escaping @Sendable (ID<Symbol>, inout TypeResolver) -> Answer
  ) -> BindingChange {
    let asked = skipsLibrary ? symbols[..<ownCount] : symbols[...]
    let found =
      concurrentMap(Self.parts(of: asked, in: table, jobs: jobs), width: jobs) {
        Self.answers(about: $0, table, find)
      }.flatMap { $0 } + answers.dropFirst(asked.count)
    let change = BindingChange(
      ofProject: !answers.prefix(ownCount).elementsEqual(found.prefix(ownCount)),
      ofLibrary: !answers.dropFirst(ownCount).elementsEqual(found.dropFirst(ownCount)))
    answers = found
    return change
  }

  /// Divides declarations for several threads; those of a unit stay together, since they share what their types mean.
  private static func parts(
    of symbols: ArraySlice<ID<Symbol>>, in table: SymbolTable, jobs: Int
  ) -> [ArraySlice<ID<Symbol>>] {
    var parts: [ArraySlice<ID<Symbol>>] = []
    var rest = symbols
    let size = max(share, symbols.count / max(1, jobs * 4))
    while rest.count > size {
      var end = rest.startIndex + size
      let unit = table[rest[end - 1]].declaringUnit
      while end < rest.endIndex, table[rest[end]].declaringUnit == unit { end += 1 }
      parts.append(rest[..<end])
      rest = rest[end...]
    }
    return rest.isEmpty ? parts : parts + [rest]
  }

  private static func answers(
    about symbols: ArraySlice<ID<Symbol>>, _ table: SymbolTable,
    _ find: (ID<Symbol>, inout TypeResolver) -> Answer
  ) -> [Answer] {
    guard let first = symbols.first else { return [] }
    var resolver = TypeResolver(table: table, unit: table[first].declaringUnit)
    var marks = UnitMarks(table.declarations.units)
    return symbols.map { symbol in
      let unit = table[symbol].declaringUnit
      marks.move(to: unit)
      if resolver.unit != unit { resolver = TypeResolver(table: table, unit: unit) }
      return find(symbol, &resolver)
    }
  }
}

/// What a round of binding has changed.
struct BindingChange {
  /// Whether an answer about the project is another one than before.
  var ofProject: Bool
  /// Whether an answer about the library is.
  var ofLibrary: Bool

  /// Whether any answer is.
  var isAny: Bool { ofProject || ofLibrary }
}
