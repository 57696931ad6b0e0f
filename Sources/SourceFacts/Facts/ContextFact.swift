import SourceText

/// What types an expression that does not say its type itself, such as an implicit member.
@usableFromInline
package struct ContextFact: Hashable, Sendable, BitwiseCopyable {
  /// The kind of context, as it is packed.
  private enum Kind: UInt8, Hashable, Sendable {
    case unknown, writtenType, sameAs, result, argument, element, closureResult
  }

  /// What types the expression.
  package enum Form: Hashable, Sendable {
    case unknown
    /// A written type.
    case writtenType(ID<TypeFact>)
    /// The same type as another expression (assignment, comparison, `switch` subject).
    case sameAs(ID<ExpressionFact>)
    /// The result of a declaration.
    case result(of: ID<DeclarationFact>)
    /// An argument of a call, by its number; `nil` until the call is known.
    case argument(Int, of: ID<ExpressionFact>?)
    /// An element of the array that another context types. Of a dictionary a key where `part` is 1,
    /// a value where it is 2.
    case element(of: ID<ContextFact>, part: Int)
    /// What a closure returns.
    case closureResult(of: ID<ExpressionFact>)
  }

  private var kind: Kind
  /// The number of the argument or the part, else 0.
  private var number: Int32
  /// The index of what it points at, or -1.
  private var index: Int32

  /// Makes a context.
  package init(_ form: Form) {
    func packed<Entity>(_ id: ID<Entity>?) -> Int32 { OptionalID(id).packed }
    number = 0
    switch form {
    case .unknown: (kind, index) = (.unknown, -1)
    case .writtenType(let type): (kind, index) = (.writtenType, packed(type))
    case .sameAs(let expression): (kind, index) = (.sameAs, packed(expression))
    case .result(let declaration): (kind, index) = (.result, packed(declaration))
    case .argument(let number, let call):
      (kind, index) = (.argument, packed(call))
      self.number = Int32(number)
    case .element(let whole, let part):
      (kind, index) = (.element, packed(whole))
      number = Int32(part)
    case .closureResult(let closure): (kind, index) = (.closureResult, packed(closure))
    }
  }

  /// What types the expression.
  package var form: Form {
    switch kind {
    case .unknown: .unknown
    case .writtenType: .writtenType(ID(packed: index))
    case .sameAs: .sameAs(ID(packed: index))
    case .result: .result(of: ID(packed: index))
    case .argument: .argument(Int(number), of: OptionalID(packed: index).id)
    case .element: .element(of: ID(packed: index), part: Int(number))
    case .closureResult: .closureResult(of: ID(packed: index))
    }
  }

  /// Says which call an argument belongs to.
  package mutating func tie(to call: ID<ExpressionFact>) { index = call.index }
}
