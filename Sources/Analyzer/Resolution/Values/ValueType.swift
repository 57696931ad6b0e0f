import DependencyModel
import ProjectModel
import SourceText

/// The type of an expression, as far as it is known.
struct ValueType: Hashable, Sendable {
  /// The form of a type.
  enum Kind: UInt8, Sendable {
    case unknown
    /// A type with declarations here, of the project or of the library; `symbol`, `arguments` its generic arguments (none
    /// where they are not known).
    case nominal
    /// A type that no source here declares; `name` is its name, `nil` for a type declared inside a
    /// function.
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
    /// An element of a tuple; `name` is its label or `nil`, `arguments` holds its type.
    case labelled
    /// `arguments` are the result, then the parameters.
    case function
    /// `arguments` are the members.
    case composition
    /// `arguments` holds the type that is named or whose metatype it is.
    case metatype
    /// A module of the project; `module`.
    case module
    case externalModule
    /// The literal `nil`.
    case nilLiteral
  }

  /// The form.
  let kind: Kind
  /// Whether a generic parameter, associated type, `Self` or alias is in it.
  let isOpen: Bool
  /// Of how many types it is made, itself among them.
  private let size: UInt16
  /// The index of the declaration, name or module that `kind` speaks of, or -1.
  private let head: Int32
  /// See `Kind`.
  let arguments: [ValueType]

  /// Larger types are unknown: aliases that name each other twice double a type with each step.
  static let maximumSize = 1000

  private init(_ kind: Kind, head: Int32, _ arguments: [ValueType]) {
    var size = 1
    for argument in arguments { size += Int(argument.size) }
    // An element of a tuple always has its type; the tuple is what gets too large.
    let isTooLarge = size > Self.maximumSize && kind != .labelled
    self.size = isTooLarge ? 1 : UInt16(size)
    self.kind = isTooLarge ? .unknown : kind
    self.head = isTooLarge ? -1 : head
    self.arguments = isTooLarge ? [] : arguments
    switch self.kind {
    case .parameter, .associated, .selfType, .alias: isOpen = true
    default: isOpen = self.arguments.contains(where: \.isOpen)
    }
  }

  /// A type without a declaration, name or module of its own.
  init(_ kind: Kind, _ arguments: [ValueType] = []) { self.init(kind, head: -1, arguments) }

  /// A type by its declaration.
  init(_ kind: Kind, _ symbol: ID<Symbol>, _ arguments: [ValueType] = []) {
    self.init(kind, head: symbol.index, arguments)
  }

  static let unknown = ValueType(.unknown)

  static func module(_ module: ModuleID) -> ValueType {
    ValueType(.module, head: module.index, [])
  }

  /// A type that no source here declares, by its name.
  static func external(_ name: GlobalName) -> ValueType {
    ValueType(.external, head: name.index, [])
  }

  /// An element of a tuple.
  static func labelled(_ label: GlobalName?, _ type: ValueType) -> ValueType {
    label.map { ValueType(.labelled, head: $0.index, [type]) } ?? ValueType(.labelled, [type])
  }

  /// A type of the library, unknown where the library lacks it.
  static func nominal(ifKnown symbol: ID<Symbol>?, _ arguments: [ValueType] = []) -> ValueType {
    symbol.map { nominal($0, arguments) } ?? .unknown
  }

  static func nominal(_ symbol: ID<Symbol>, _ arguments: [ValueType] = []) -> ValueType {
    ValueType(.nominal, symbol, arguments)
  }

  static func optional(_ wrapped: ValueType) -> ValueType {
    wrapped.kind == .unknown ? .unknown : ValueType(.optional, [wrapped])
  }

  static func metatype(_ type: ValueType) -> ValueType {
    type.kind == .unknown ? .unknown : ValueType(.metatype, [type])
  }

  static func function(_ parameters: [ValueType], _ result: ValueType) -> ValueType {
    var arguments: [ValueType] = []
    arguments.reserveCapacity(parameters.count + 1)
    arguments.append(result)
    arguments.append(contentsOf: parameters)
    return ValueType(.function, arguments)
  }

  static func tuple(_ elements: [ValueType]) -> ValueType {
    ValueType(.tuple, elements.map { labelled(nil, $0) })
  }

  /// The declaration of a type whose kind has one.
  var symbol: ID<Symbol> { ID(packed: head) }

  /// The name of a type from outside, the label of an element of a tuple; `nil` for other kinds.
  var name: GlobalName? {
    (kind == .external || kind == .labelled) && head >= 0 ? ID(packed: head) : nil
  }

  /// The module of a type that is one.
  var module: ModuleID { ID(packed: head) }

  /// Whether two types are of one kind and of one declaration, name or module.
  func hasHead(of other: ValueType) -> Bool { kind == other.kind && head == other.head }

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
    return hasHead(of: other) && (isOpen || other.isOpen)
  }

  /// Element number `position` of a tuple; the type itself where it is no tuple and the first is meant.
  func element(_ position: Int) -> ValueType {
    if kind == .tuple {
      return position < arguments.count ? arguments[position].arguments[0] : .unknown
    }
    return position == 0 ? self : .unknown
  }

  /// The same form with other arguments.
  func with(arguments: [ValueType]) -> ValueType {
    ValueType(kind, head: head, arguments)
  }
}

/// What generic parameters and `Self` stand for.
struct Substitution: Sendable {
  /// Types by generic parameter; few, so that a list is searched.
  private(set) var types: [(parameter: ID<Symbol>, type: ValueType)] = []
  /// What `Self` stands for, and what has the associated types of protocols.
  var receiver: ValueType?

  init(receiver: ValueType? = nil) { self.receiver = receiver }

  /// Whether nothing is replaced.
  var isEmpty: Bool { types.isEmpty && receiver == nil }

  /// The type that a parameter stands for, or `nil`.
  subscript(parameter: ID<Symbol>) -> ValueType? {
    types.first { $0.parameter == parameter }?.type
  }

  /// Lets a parameter stand for a type; the first type known counts.
  mutating func bind(_ parameter: ID<Symbol>, to type: ValueType) {
    if type.isUnknown || type.kind == .parameter && type.symbol == parameter { return }
    guard self[parameter] == nil else { return }
    types.append((parameter, type))
  }
}
