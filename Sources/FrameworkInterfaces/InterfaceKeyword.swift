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

  /// Knows a word. O(1): its length leaves few to compare with, and no string is made.
  init(_ word: InterfaceBytes) {
    self = .other
    guard word.count < Self.words.count else { return }
    for (text, keyword) in Self.words[word.count] where word.elementsEqual(text) { self = keyword }
  }

  /// Whether it declares a type that can have members.
  var isNominalType: Bool {
    switch self {
    case .actor, .class, .enum, .protocol, .struct: true
    default: false
    }
  }

  /// The words that matter, by their lengths.
  private static let words: [[(text: [UInt8], keyword: InterfaceKeyword)]] = {
    let all: [String: InterfaceKeyword] = [
      "actor": .actor, "associatedtype": .associatedtype, "case": .case, "class": .class,
      "enum": .enum, "extension": .extension, "init": .initializer, "protocol": .protocol,
      "struct": .struct, "subscript": .subscript, "typealias": .typealias,
      "static": .modifier, "prefix": .modifier, "postfix": .modifier, "infix": .modifier,
      "indirect": .modifier, "nonisolated": .modifier,
    ]
    let longest = all.keys.map(\.utf8.count).max() ?? 0
    return (0...longest).map { length in
      all.filter { $0.key.utf8.count == length }.map { (Array($0.key.utf8), $0.value) }
    }
  }()
}

/// A part of a text: bytes of UTF-8, which are read faster than a string.
typealias InterfaceBytes = ArraySlice<UInt8>

extension InterfaceBytes {
  /// The same as text.
  var string: String { String(decoding: self, as: UTF8.self) }

  /// The lines, without their ends and without empty ones. Linear in the length.
  var lines: [InterfaceBytes] {
    var lines: [InterfaceBytes] = []
    var start = startIndex
    while start < endIndex {
      let end = self[start...].firstIndex(of: .lineEnd) ?? endIndex
      if end > start { lines.append(self[start..<end]) }
      start = end + 1
    }
    return lines
  }
}
