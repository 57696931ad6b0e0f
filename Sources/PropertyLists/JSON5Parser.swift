/// Reads JSON5: JSON with comments, trailing commas, keys without quotation marks and single ones.
///
/// Source of the grammar: *The JSON5 data interchange format*, version 1.0.0.
struct JSON5Parser {
  /// Deeper nesting than any project has.
  static let maximumDepth = 256

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var texts = SharedTexts()

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The whole text as one value.
  mutating func read() throws(PropertyListError) -> PropertyList {
    try skipBlanks()
    guard let value = try value(depth: 0) else {
      throw PropertyListError("it contains nothing but `null`", at: 0)
    }
    try skipBlanks()
    if index < bytes.count { throw unexpected("after the end of the value") }
    return value
  }

  private func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private func unexpected(_ place: String) -> PropertyListError {
    .unexpected(in: bytes, at: index, place)
  }

  // MARK: Values

  /// The value that begins here; `nil` for `null`, which stands for nothing.
  private mutating func value(depth: Int) throws(PropertyListError) -> PropertyList? {
    guard depth < Self.maximumDepth else {
      throw PropertyListError(
        "it nests more than \(Self.maximumDepth) levels deep", at: index)
    }
    let start = index
    switch peek() {
    case UInt8(ascii: "{"): return PropertyList(try object(depth: depth), at: start)
    case UInt8(ascii: "["): return PropertyList(try array(depth: depth), at: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return PropertyList(.text(try quotedText()), at: start)
    default: return try word().map { PropertyList(.text($0), at: start) }
    }
  }

  private mutating func object(depth: Int) throws(PropertyListError) -> PropertyList.Content {
    let start = index
    index += 1
    var entries: [PropertyList.Entry] = []
    while true {
      try skipBlanks()
      if peek() == UInt8(ascii: "}") { break }
      if peek() == nil { throw PropertyListError("a '{' is not closed", at: start) }
      let offset = index
      let key = try key()
      try skipBlanks()
      guard peek() == UInt8(ascii: ":") else {
        throw unexpected("where ':' should stand after the key '\(key)'")
      }
      index += 1
      try skipBlanks()
      if var value = try value(depth: depth + 1) {
        value.offset = offset
        entries.append(PropertyList.Entry(key: key, value: value))
      }
      try skipBlanks()
      if peek() == UInt8(ascii: "}") { break }
      try takeComma(orEndOf: start, after: "the value of '\(key)'")
    }
    index += 1
    return .dictionary(entries)
  }

  private mutating func array(depth: Int) throws(PropertyListError) -> PropertyList.Content {
    let start = index
    index += 1
    var elements: [PropertyList] = []
    while true {
      try skipBlanks()
      if peek() == UInt8(ascii: "]") { break }
      if peek() == nil { throw PropertyListError("a '[' is not closed", at: start) }
      if let element = try value(depth: depth + 1) { elements.append(element) }
      try skipBlanks()
      if peek() == UInt8(ascii: "]") { break }
      try takeComma(orEndOf: start, after: "an element of an array")
    }
    index += 1
    return .list(elements)
  }

  private mutating func takeComma(
    orEndOf start: Int, after what: String
  ) throws(PropertyListError) {
    guard let byte = peek() else {
      let mark = String(decoding: [bytes[start]], as: UTF8.self)
      throw PropertyListError("a '\(mark)' is not closed", at: start)
    }
    guard byte == UInt8(ascii: ",") else {
      throw unexpected("where ',' should stand after \(what)")
    }
    index += 1
  }

  // MARK: Words

  private mutating func key() throws(PropertyListError) -> String {
    if let byte = peek(), byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      return try quotedText()
    }
    let start = index
    while index < bytes.count, Self.isOfName(bytes[index]) { index += 1 }
    let isName = index > start && !(0x30...0x39).contains(bytes[start])
    guard isName else {
      index = start
      throw unexpected("where a key should stand")
    }
    return texts.text(UnsafeBufferPointer(rebasing: bytes[start..<index]))
  }

  /// A number or a word that has a meaning: texts as a property list holds them; `nil` for `null`.
  private mutating func word() throws(PropertyListError) -> String? {
    let start = index
    while index < bytes.count, Self.isOfName(bytes[index]) || Self.isSign(bytes[index]) {
      index += 1
    }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "null": return nil
    case "true": return "YES"
    case "false": return "NO"
    default:
      if Self.isNumber(word) { return word }
      index = start
      throw unexpected("where a value should stand")
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
  }

  /// Whether a word is a number: one of base ten, of base sixteen behind `0x`, `Infinity` or `NaN`.
  private static func isNumber(_ word: String) -> Bool {
    let isSigned = word.hasPrefix("+") || word.hasPrefix("-")
    let amount = isSigned ? word.dropFirst() : word[...]
    if amount == "Infinity" || amount == "NaN" { return true }
    if amount.hasPrefix("0x") || amount.hasPrefix("0X") {
      let digits = amount.dropFirst(2)
      return !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
    }
    let signs: Set<Character> = ["+", "-", ".", "e", "E"]
    return amount.contains { $0.isASCII && $0.isNumber }
      && amount.allSatisfy { $0.isASCII && ($0.isNumber || signs.contains($0)) }
      && !amount.hasPrefix("e") && !amount.hasPrefix("E")
  }

  // MARK: Texts

  private mutating func quotedText() throws(PropertyListError) -> String {
    let start = index
    let quote = bytes[index]
    index += 1
    let first = index
    // Most texts have no escape and are copied as they stand.
    while let byte = peek(), byte != quote, byte != UInt8(ascii: "\\"), !Self.endsLine(byte) {
      index += 1
    }
    if peek() == quote {
      defer { index += 1 }
      return texts.text(UnsafeBufferPointer(rebasing: bytes[first..<index]))
    }
    var result = [UInt8](bytes[first..<index])
    while let byte = peek(), !Self.endsLine(byte) {
      index += 1
      if byte == quote { return String(decoding: result, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") {
        try appendEscaped(to: &result)
      } else {
        result.append(byte)
      }
    }
    throw PropertyListError("a quotation mark is not closed", at: start)
  }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// What stands behind a backslash; the end of a line there stands for nothing.
  private mutating func appendEscaped(to result: inout [UInt8]) throws(PropertyListError) {
    guard let byte = peek() else { return }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "v"): result.append(0x0B)
    case UInt8(ascii: "0"): result.append(0x00)
    case UInt8(ascii: "x"): append(Unicode.Scalar(try digits(2)), to: &result)
    case UInt8(ascii: "u"): append(try scalar(), to: &result)
    case 0x0A: break
    case 0x0D: if peek() == 0x0A { index += 1 }
    default: result.append(byte)
    }
  }

  /// The character of four digits, or of two such escapes that belong together.
  private mutating func scalar() throws(PropertyListError) -> Unicode.Scalar? {
    let first = try digits(4)
    guard (0xD800..<0xDC00).contains(first), bytes[index...].starts(with: "\\u".utf8) else {
      return Unicode.Scalar(first)
    }
    let behind = index
    index += 2
    let second = try digits(4)
    guard (0xDC00..<0xE000).contains(second) else {
      index = behind
      return nil
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func digits(_ count: Int) throws(PropertyListError) -> UInt32 {
    let start = index
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw PropertyListError("an escape lacks digits", at: start)
      }
      value = value << 4 + UInt32(digit)
      index += 1
    }
    return value
  }

  private func append(_ scalar: Unicode.Scalar?, to result: inout [UInt8]) {
    result += Array(String(Character(scalar ?? "\u{FFFD}")).utf8)
  }

  // MARK: Blanks

  private mutating func skipBlanks() throws(PropertyListError) {
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        index += 1
      } else if byte == UInt8(ascii: "/"), try skipComment() {
        continue
      } else if byte >= 0x80, let length = lengthOfWideBlank {
        index += length
      } else {
        return
      }
    }
  }

  /// Skips a comment that begins here; `false` where none does.
  private mutating func skipComment() throws(PropertyListError) -> Bool {
    let start = index
    guard start + 1 < bytes.count else { return false }
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      while let byte = peek(), !Self.endsLine(byte) { index += 1 }
      return true
    case UInt8(ascii: "*"):
      index += 2
      while index + 1 < bytes.count {
        if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
          index += 2
          return true
        }
        index += 1
      }
      throw PropertyListError("a comment is not closed", at: start)
    default: return false
    }
  }

  /// How many bytes a blank beyond ASCII has that stands here: the mark of the byte order and what
  /// Unicode calls a space or the end of a line.
  private var lengthOfWideBlank: Int? {
    let rest = bytes[index...]
    if rest.starts(with: [0xC2, 0xA0]) { return 2 }
    guard rest.count >= 3 else { return nil }
    let (second, third) = (rest[index + 1], rest[index + 2])
    switch (rest[index], second) {
    case (0xEF, 0xBB): return third == 0xBF ? 3 : nil
    case (0xE1, 0x9A): return third == 0x80 ? 3 : nil
    case (0xE2, 0x80): return third <= 0x8A || [0xA8, 0xA9, 0xAF].contains(third) ? 3 : nil
    case (0xE2, 0x81): return third == 0x9F ? 3 : nil
    case (0xE3, 0x80): return third == 0x80 ? 3 : nil
    default: return nil
    }
  }
}
