/// What a line of an interface declares, or what stands in front of the word that says so.
enum InterfaceKeyword: Sendable {
  case `actor`, `associatedtype`, `case`, `class`, `enum`, `extension`, `protocol`, `struct`
  case `subscript`, `typealias`
  /// `init`.
  case initializer
  /// `func`, `var`, `let` and the like.
  case other
  /// `static` and other words in front of the keyword.
  case modifier

  /// Knows a word. O(1).
  init(_ word: InterfaceBytes) { self = Self.words[word.string] ?? .other }

  /// Whether it declares a type that can have members.
  var isNominalType: Bool {
    switch self {
    case .actor, .class, .enum, .protocol, .struct: true
    default: false
    }
  }

  private static let words: [String: InterfaceKeyword] = [
    "actor": .actor, "associatedtype": .associatedtype, "case": .case, "class": .class,
    "enum": .enum, "extension": .extension, "init": .initializer, "protocol": .protocol,
    "struct": .struct, "subscript": .subscript, "typealias": .typealias,
    "static": .modifier, "prefix": .modifier, "postfix": .modifier, "infix": .modifier,
    "indirect": .modifier, "nonisolated": .modifier,
  ]
}

/// A part of a text: bytes of UTF-8, which are read faster than a string.
typealias InterfaceBytes = ArraySlice<UInt8>

extension InterfaceBytes {
  /// The same as text.
  var string: String { String(decoding: self, as: UTF8.self) }

  /// The lines, without their ends and without empty ones. Linear in the length.
  var lines: [InterfaceBytes] { split(separator: UInt8(ascii: "\n")) }
}
