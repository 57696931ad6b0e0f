import SourceFacts
/// What one expression was found to name.
struct Finding: Sendable {
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
  /// The declaration named, or the first of several; -1 for none.
  var symbol: SymbolIndex = -1
}

extension ExpressionTyper {
  /// Notes what an expression names.
  func find(
    _ symbols: [SymbolIndex], at index: ExpressionIndex, isMember: Bool, isProbable: Bool
  ) {
    guard let first = symbols.first else { return }
    findings[Int(index)] = Finding(
      outcome: .found, isMember: isMember, isProbable: isProbable, symbol: first)
    if symbols.count > 1 { others[index] = symbols }
  }

  /// Notes that nothing was found.
  ///
  /// - Parameter isComplete: whether nothing of the project can be meant.
  func miss(_ index: ExpressionIndex, isMember: Bool, isComplete: Bool) {
    findings[Int(index)] = Finding(
      outcome: isComplete ? .external : .missing, isMember: isMember)
  }

  /// The declarations that an expression was found to name.
  func symbols(at index: ExpressionIndex) -> [SymbolIndex] {
    if let several = others[index] { return several }
    let symbol = findings[Int(index)].symbol
    return symbol < 0 ? [] : [symbol]
  }
}
