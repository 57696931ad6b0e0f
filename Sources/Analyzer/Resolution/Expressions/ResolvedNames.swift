import SourceFacts
import SourceText

/// What one expression was found to name.
struct ResolvedName: Sendable {
  /// How far it was found.
  enum Outcome: UInt8, Sendable {
    /// It names nothing, or a local name.
    case none
    case found
    /// Nothing of the project can be meant.
    case external
    /// A declaration of the project may be meant, but which one is not known.
    case missing
    /// Several declarations fit.
    case ambiguous
  }

  var outcome: Outcome = .none
  /// Whether it counts as a member reached through a value.
  var isMember = false
  /// Whether a type was inferred on the way.
  var isProbable = false
  /// The declaration named, or the first of several.
  @OptionalID var symbol: ID<Symbol>?
}

/// What the expressions of a unit were found to name.
struct ResolvedNames {
  private var entries: Column<ExpressionFact, ResolvedName>
  /// The further declarations of expressions that name several.
  private var others: [ID<ExpressionFact>: [ID<Symbol>]] = [:]

  /// Nothing found yet.
  init(count: Int) { entries = Column(repeating: ResolvedName(), count: count) }

  /// What one expression was found to name.
  subscript(index: ID<ExpressionFact>) -> ResolvedName {
    get { entries[index] }
    set { entries[index] = newValue }
  }

  /// The declarations that an expression was found to name.
  func symbols(at index: ID<ExpressionFact>) -> [ID<Symbol>] {
    if let several = others[index] { return several }
    return entries[index].symbol.map { [$0] } ?? []
  }

  /// Notes what an expression names.
  mutating func find(
    _ symbols: [ID<Symbol>], at index: ID<ExpressionFact>, isMember: Bool, isProbable: Bool
  ) {
    guard let first = symbols.first else { return }
    entries[index] = ResolvedName(
      outcome: .found, isMember: isMember, isProbable: isProbable, symbol: first)
    if symbols.count > 1 { others[index] = symbols }
  }

  /// Forgets what an expression names.
  mutating func forget(_ index: ID<ExpressionFact>) {
    entries[index] = ResolvedName()
    others[index] = nil
  }

  /// Forgets the further declarations that an expression may name.
  mutating func keepOne(at index: ID<ExpressionFact>) { others[index] = nil }
}
