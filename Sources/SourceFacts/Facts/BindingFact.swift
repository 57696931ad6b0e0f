import SourceText

/// A local name: it never leaks out as a reference, but its type is kept for typing chains.
@usableFromInline
package struct BindingFact: Hashable, Sendable, BitwiseCopyable {
  /// How the name gets its value, as it is packed.
  private enum Kind: UInt8, Hashable, Sendable {
    case none, whole, unwrapped, element, part, closureParameter, declaration, selfValue, error
  }

  /// Where the name gets its value from.
  package enum Source: Hashable, Sendable {
    /// A parameter or variable with a written type only, or nothing known.
    case none
    /// The value itself.
    case whole(Operand)
    /// The value without one level of optional (`if let`, `guard let`).
    case unwrapped(Operand)
    /// An element of the sequence (`for x in`).
    case element(of: Operand)
    /// An element of a tuple or of the payload of an enum case, by its number.
    case part(Int, of: Operand)
    /// A parameter of a closure, by its number.
    case closureParameter(Int, of: ID<ExpressionFact>)
    /// A local function or type; `nil` until it has been read, or where no build has it.
    case declaration(ID<DeclarationFact>?)
    /// `self` captured or rebound.
    case selfValue
    /// What a `catch` clause catches.
    case error
  }

  /// The name.
  package var name: NameID
  /// UTF-8 offset of the name.
  package var offset: UInt32
  /// The written type, or `nil`.
  @OptionalID package var type: ID<TypeFact>?
  /// The expression or declaration that it gets its value from.
  private var value: Int32 = -1
  private var kind = Kind.none
  /// Whether it is the parameter `$name` of a closure: `name` stands for the wrapped value of what is passed.
  package var isProjected = false
  /// The number of the part or the parameter.
  private var number: Int32 = 0
  /// The innermost declaration that it stands in, or `nil`.
  @OptionalID package var owner: ID<DeclarationFact>?

  /// Makes a binding.
  package init(
    name: NameID, offset: UInt32, type: ID<TypeFact>? = nil, source: Source = .none,
    owner: ID<DeclarationFact>?
  ) {
    self.name = name
    self.offset = offset
    self.type = type
    self.owner = owner
    self.source = source
  }

  /// Where the name gets its value from.
  package var source: Source {
    get {
      let value = Operand(packed: value)
      return switch kind {
      case .none: .none
      case .whole: .whole(value)
      case .unwrapped: .unwrapped(value)
      case .element: .element(of: value)
      case .part: .part(Int(number), of: value)
      case .closureParameter: .closureParameter(Int(number), of: ID(packed: value.packed))
      case .declaration: .declaration(declaration)
      case .selfValue: .selfValue
      case .error: .error
      }
    }
    set {
      number = 0
      switch newValue {
      case .none: (kind, value) = (.none, -1)
      case .whole(let value): (kind, self.value) = (.whole, value.packed)
      case .unwrapped(let value): (kind, self.value) = (.unwrapped, value.packed)
      case .element(let sequence): (kind, value) = (.element, sequence.packed)
      case .part(let number, let whole):
        (kind, value, self.number) = (.part, whole.packed, Int32(number))
      case .closureParameter(let number, let closure):
        (kind, value, self.number) = (.closureParameter, closure.index, Int32(number))
      case .declaration(let id): (kind, value) = (.declaration, OptionalID(id).packed)
      case .selfValue: (kind, value) = (.selfValue, -1)
      case .error: (kind, value) = (.error, -1)
      }
    }
  }

  /// The declaration of a local function or type; `nil` for other names.
  package var declaration: ID<DeclarationFact>? {
    kind == .declaration ? OptionalID(packed: value).id : nil
  }
}
