/// What a declaration is read for.
enum HeadContext {
  /// A name must follow the type.
  case declaration
  /// A name may follow the type.
  case parameter
  /// No name follows: a cast, a generic argument, the type of a method.
  case typeName
}

/// What stands in front of the names that a declaration declares.
struct Specifiers {
  /// The words of storage among them.
  struct Storage: OptionSet {
    let rawValue: UInt8
    static let isTypedef = Storage(rawValue: 1)
    static let isStatic = Storage(rawValue: 2)
    static let isExtern = Storage(rawValue: 4)
    static let isConstant = Storage(rawValue: 8)
    static let isWeak = Storage(rawValue: 16)
  }

  /// What names the type, by its token.
  enum Base: Hashable {
    case none
    case builtin(Int)
    case named(Int)
    /// `struct`, `union`, `enum` or `class`.
    case aggregate(Int)
    case typeof(Int)
    /// `NS_ENUM(Type, Name) {…}`
    case enumMacro(Int)
    /// A macro with arguments that stands for a type, such as `STACK_OF(Item)`.
    case macroCall(Int)
  }

  /// Where they begin.
  var start: Int
  /// Behind them; the first declarator begins here.
  var end: Int
  var storage: Storage = []
  var base = Base.none
  /// Unknown macros, each perhaps with arguments behind it.
  var macros: [Int] = []
}
