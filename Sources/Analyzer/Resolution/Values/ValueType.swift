/// The type of an expression, as far as it is known.
struct ValueType: Hashable, Sendable {
  /// The form of a type.
  enum Kind: UInt8, Sendable {
    case unknown
    /// A type with declarations here, of the project or of the library; `symbol`, `arguments` its generic arguments (none
    /// where they are not known).
    case nominal
    /// A type that no source here declares; `symbol` is its name, -1 for a type declared inside a function.
    case external
    /// A typealias; `symbol`, `arguments`.
    case alias
    /// A generic parameter; `symbol`.
    case parameter
    /// An associated type; `symbol`, `arguments` holds the type that has it.
    case associated
    /// `Self` in a type or protocol; `symbol` is that type.
    case selfType
    /// `arguments` holds the wrapped type.
    case optional
    /// `arguments` are elements of the kind `labelled`.
    case tuple
    /// An element of a tuple; `symbol` is its label or -1, `arguments` holds its type.
    case labelled
    /// `arguments` are the result, then the parameters.
    case function
    /// `arguments` are the members.
    case composition
    /// `arguments` holds the type that is named or whose metatype it is.
    case metatype
    /// A module of the project; `symbol` is its number.
    case module
    case externalModule
    /// The literal `nil`.
    case nilLiteral
  }

  /// The form.
  let kind: Kind
  /// Whether a generic parameter, associated type, `Self` or alias is in it.
  let isOpen: Bool
  /// See `Kind`.
  let symbol: Int32
  /// See `Kind`.
  let arguments: [ValueType]

  init(_ kind: Kind, _ symbol: Int32 = -1, _ arguments: [ValueType] = []) {
    self.kind = kind
    self.symbol = symbol
    self.arguments = arguments
    switch kind {
    case .parameter, .associated, .selfType, .alias: isOpen = true
    default: isOpen = arguments.contains(where: \.isOpen)
    }
  }

  static let unknown = ValueType(.unknown)

  static func nominal(_ symbol: SymbolIndex, _ arguments: [ValueType] = []) -> ValueType {
    ValueType(.nominal, symbol, arguments)
  }

  static func optional(_ wrapped: ValueType) -> ValueType {
    wrapped.kind == .unknown ? .unknown : ValueType(.optional, -1, [wrapped])
  }

  static func metatype(_ type: ValueType) -> ValueType {
    type.kind == .unknown ? .unknown : ValueType(.metatype, -1, [type])
  }

  static func function(_ parameters: [ValueType], _ result: ValueType) -> ValueType {
    ValueType(.function, -1, [result] + parameters)
  }

  static func tuple(_ elements: [ValueType]) -> ValueType {
    ValueType(.tuple, -1, elements.map { ValueType(.labelled, -1, [$0]) })
  }

  /// Whether nothing is known about it.
  var isUnknown: Bool { kind == .unknown }

  /// Whether it stands for another type that is not known where it is written.
  var isPlaceholder: Bool { kind == .parameter || kind == .associated || kind == .selfType }

  /// The type without one level of optional.
  var unwrapped: ValueType { kind == .optional ? arguments[0] : self }

  /// The result of a function type, else unknown.
  var result: ValueType { kind == .function ? arguments[0] : .unknown }

  /// The parameters of a function type.
  var parameters: ArraySlice<ValueType> { kind == .function ? arguments.dropFirst() : [] }

  /// Parameter number `position` of a function type, else unknown.
  func parameter(_ position: Int) -> ValueType {
    kind == .function && position < arguments.count - 1 ? arguments[position + 1] : .unknown
  }

  /// Whether it differs from another type at most in what is not known of them.
  func isAlike(_ other: ValueType) -> Bool {
    if self == other { return true }
    return kind == other.kind && symbol == other.symbol && (isOpen || other.isOpen)
  }

  /// Element number `position` of a tuple; the type itself where it is no tuple and the first is meant.
  func element(_ position: Int) -> ValueType {
    if kind == .tuple {
      return position < arguments.count ? arguments[position].arguments[0] : .unknown
    }
    return position == 0 ? self : .unknown
  }

  /// The same form with other arguments.
  func with(arguments: [ValueType]) -> ValueType { ValueType(kind, symbol, arguments) }
}

/// What generic parameters and `Self` stand for.
struct Substitution: Sendable {
  /// Types by generic parameter; few, so that a list is searched.
  private(set) var types: [(parameter: SymbolIndex, type: ValueType)] = []
  /// What `Self` stands for, and what has the associated types of protocols.
  var receiver: ValueType?

  init(receiver: ValueType? = nil) { self.receiver = receiver }

  /// Whether nothing is replaced.
  var isEmpty: Bool { types.isEmpty && receiver == nil }

  /// The type that a parameter stands for, or `nil`.
  subscript(parameter: SymbolIndex) -> ValueType? {
    types.first { $0.parameter == parameter }?.type
  }

  /// Lets a parameter stand for a type; the first type known counts.
  mutating func bind(_ parameter: SymbolIndex, to type: ValueType) {
    if type.isUnknown || type.kind == .parameter && type.symbol == parameter { return }
    guard self[parameter] == nil else { return }
    types.append((parameter, type))
  }
}
