import SourceFacts

/// A word of a file, by its number: those of the language come first.
typealias WordNumber = Int32

/// The words that mean something to the scanner; a word's number is its place in this list.
enum Word {
  /// The words, with what they are; those that are only something in certain places are
  /// identifiers.
  private static let groups: [(GrammarSymbol, String)] = [
    (.typedefKeyword, "typedef"), (.staticKeyword, "static"), (.externKeyword, "extern"),
    (.constKeyword, "const __const"), (.weakQualifier, "__weak"),
    (
      .specifier,
      "inline __inline __inline__ register auto __auto_type _Noreturn _Thread_local __thread "
        + "__extension__ __forceinline NS_INLINE CF_INLINE"
    ),
    (
      .qualifier,
      "volatile __volatile __volatile__ restrict __restrict __restrict__ _Nonnull _Nullable "
        + "_Null_unspecified _Nullable_result __nonnull __nullable __null_unspecified __strong "
        + "__block __autoreleasing __unsafe_unretained __unused __kindof __covariant "
        + "__contravariant IBOutlet IBInspectable _Atomic __bridge __bridge_transfer "
        + "__bridge_retained __cdecl __stdcall NS_NOESCAPE CF_NOESCAPE _Complex"
    ),
    (
      .builtinType,
      "void char short int long float double signed unsigned __signed __signed__ _Bool __int128 "
        + "__int64 __uint128_t __int128_t _Float16 __fp16 __builtin_va_list"
    ),
    (.structKeyword, "struct"), (.unionKeyword, "union"), (.enumKeyword, "enum"),
    (.typeofKeyword, "typeof __typeof __typeof__"),
    (
      .attributeKeyword,
      "__attribute__ __attribute __declspec asm __asm __asm__ _Alignas alignas _Static_assert"
    ),
    (.ifKeyword, "if"), (.elseKeyword, "else"), (.forKeyword, "for"), (.whileKeyword, "while"),
    (.doKeyword, "do"), (.switchKeyword, "switch"), (.caseKeyword, "case"),
    (.defaultKeyword, "default"), (.returnKeyword, "return"), (.gotoKeyword, "goto"),
    (.jumpKeyword, "break continue"),
    (.sizeofKeyword, "sizeof _Alignof __alignof__ __alignof alignof"),
  ]
  private static let cxxGroups: [(GrammarSymbol, String)] = [
    (.builtinType, "bool wchar_t char8_t char16_t char32_t"), (.classKeyword, "class"),
    (.specifier, "thread_local mutable constinit consteval"), (.constKeyword, "constexpr"),
    (.namespaceKeyword, "namespace"), (.templateKeyword, "template"), (.usingKeyword, "using"),
    (.typenameKeyword, "typename"), (.publicKeyword, "public"),
    (.protectedKeyword, "protected"), (.privateKeyword, "private"), (.virtualKeyword, "virtual"),
    (.friendKeyword, "friend"), (.operatorKeyword, "operator"), (.newKeyword, "new"),
    (.deleteKeyword, "delete"), (.explicitKeyword, "explicit"), (.tryKeyword, "try"),
    (.catchKeyword, "catch"), (.throwKeyword, "throw"), (.typeofKeyword, "decltype"),
    (.staticAssertKeyword, "static_assert"), (.thisKeyword, "this"),
    (.castKeyword, "static_cast dynamic_cast reinterpret_cast const_cast"),
    (.conceptKeyword, "concept"), (.requiresKeyword, "requires"),
  ]
  /// Keywords that follow an `@`.
  private static let atGroups: [(GrammarSymbol, String)] = [
    (.atInterface, "interface"), (.atImplementation, "implementation"),
    (.atProtocol, "protocol"), (.atEnd, "end"), (.atClass, "class"), (.atProperty, "property"),
    (.atSynthesize, "synthesize dynamic"), (.atOptional, "optional"), (.atRequired, "required"),
    (.atVisible, "public protected package"), (.atPrivate, "private"),
    (.atSelector, "selector"), (.atEncode, "encode"), (.atAvailable, "available"),
    (.atImport, "import"), (.atTry, "try"), (.atCatch, "catch"), (.atFinally, "finally"),
    (.atThrow, "throw"), (.atSynchronized, "synchronized"),
    (.atAutoreleasepool, "autoreleasepool"), (.atAlias, "compatibility_alias"),
  ]
  /// Words that are identifiers with a meaning in certain places.
  private static let contextual = [
    "self", "super", "nil", "Nil", "NULL", "nullptr", "YES", "NO", "true", "false", "TRUE", "FALSE",
    "_cmd", "instancetype", "id", "Class", "alloc", "new", "init", "in", "nullable", "nonnull",
    "null_unspecified", "null_resettable", "out", "inout", "bycopy", "byref", "oneway", "getter",
    "setter", "class", "weak", "readonly", "BOOL", "_Bool", "bool", "Boolean", "IBAction",
    "NS_SWIFT_NAME", "CF_SWIFT_NAME", "NS_REFINED_FOR_SWIFT", "CF_REFINED_FOR_SWIFT", "SEL",
    "NSError",
  ]

  private static let table:
    (names: NameTable, plain: [GrammarSymbol], cxx: [GrammarSymbol], at: [GrammarSymbol]) = {
      var names = NameTable()
      var plain: [GrammarSymbol] = []
      var cxx: [GrammarSymbol] = []
      var at: [GrammarSymbol] = []
      func set(
        _ list: inout [GrammarSymbol], _ word: String, _ symbol: GrammarSymbol,
        _ rest: GrammarSymbol
      ) {
        let id = names.id(of: word).int
        while list.count <= id { list.append(rest) }
        list[id] = symbol
      }
      for (symbol, words) in groups {
        for word in words.split(separator: " ") { set(&plain, String(word), symbol, .identifier) }
      }
      for word in contextual { set(&plain, word, .identifier, .identifier) }
      cxx = plain
      for (symbol, words) in cxxGroups {
        for word in words.split(separator: " ") { set(&cxx, String(word), symbol, .identifier) }
      }
      for (symbol, words) in atGroups {
        for word in words.split(separator: " ") { set(&at, String(word), symbol, .other) }
      }
      return (names, plain, cxx, at)
    }()

  /// A table that holds the words, with their numbers.
  static var names: NameTable { table.names }

  /// How many words there are; others have higher numbers.
  static let count = table.names.count

  /// What a word is in code.
  static func symbol(of word: WordNumber, isCxx: Bool) -> GrammarSymbol {
    let list = isCxx ? table.cxx : table.plain
    return Int(word) < list.count ? list[Int(word)] : .identifier
  }

  /// What a word is behind an `@`, or `nil`.
  static func symbol(behindAt word: WordNumber) -> GrammarSymbol? {
    guard Int(word) < table.at.count, table.at[Int(word)] != .other else { return nil }
    return table.at[Int(word)]
  }

  private static func id(_ word: String) -> WordNumber {
    var names = table.names
    return names.id(of: word).index
  }

  static let selfValue = id("self")
  static let superValue = id("super")
  static let command = id("_cmd")
  static let instancetype = id("instancetype")
  static let anyObject = id("id")
  static let anyClass = id("Class")
  static let alloc = id("alloc")
  static let new = id("new")
  static let initializer = id("init")
  static let loopIn = id("in")
  static let getter = id("getter")
  static let setter = id("setter")
  static let classWord = id("class")
  static let weak = id("weak")
  static let readonly = id("readonly")
  static let action = id("IBAction")
  static let selectorType = id("SEL")
  static let errorType = id("NSError")
  static let swiftName: Set<WordNumber> = [id("NS_SWIFT_NAME"), id("CF_SWIFT_NAME")]
  static let refined: Set<WordNumber> = [id("NS_REFINED_FOR_SWIFT"), id("CF_REFINED_FOR_SWIFT")]
  static let null: Set<WordNumber> = Set(["nil", "Nil", "NULL", "nullptr"].map(id))
  static let booleans: Set<WordNumber> = Set(
    ["YES", "NO", "true", "false", "TRUE", "FALSE"].map(id))
  static let booleanTypes: Set<WordNumber> = Set(["BOOL", "_Bool", "bool", "Boolean"].map(id))
  /// What stands for objects without a `*`.
  static let objectTypes: Set<WordNumber> = [anyObject, anyClass, instancetype]
  /// What stands before a type in the parentheses of a method.
  static let methodQualifiers: Set<WordNumber> = Set(
    [
      "nullable", "nonnull", "null_unspecified", "null_resettable", "in", "out", "inout", "bycopy",
      "byref", "oneway",
    ].map(id))

  /// Whether a word stands for a value of the language, such as `self` or `nil`.
  static func isValue(_ word: WordNumber) -> Bool {
    word == selfValue || word == superValue || word == command || null.contains(word)
      || booleans.contains(word)
  }
}
