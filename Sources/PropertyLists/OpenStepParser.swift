/// Reads property lists in the form that OpenStep brought and Xcode still writes:
/// `{ key = value; key = (a, "b c", ); }` with comments.
struct OpenStepParser {
  /// Deeper nesting than any project has.
  static let maximumDepth = 64

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var texts = SharedTexts()

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if bytes.starts(with: mark) { index = mark.count }
  }

  /// Where the text begins if it is XML.
  var startOfMarkup: Int? {
    let start = bytes[index...].firstIndex { $0 > 0x20 }
    guard let start, bytes[start] == UInt8(ascii: "<"), start + 1 < bytes.count else { return nil }
    return [UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "p")].contains(bytes[start + 1])
      ? start : nil
  }

  /// The whole text as one value.
  mutating func read() throws(PropertyListError) -> PropertyList {
    try skipBlanks()
    let value = try value(depth: 0)
    try skipBlanks()
    if index < bytes.count { throw unexpected("after the end of the property list") }
    return value
  }

  private func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  // MARK: Values

  private mutating func value(depth: Int) throws(PropertyListError) -> PropertyList {
    guard depth < Self.maximumDepth else {
      throw PropertyListError(
        "it nests more than \(Self.maximumDepth) levels deep", at: index)
    }
    let start = index
    switch peek() {
    case UInt8(ascii: "{"): return PropertyList(try dictionary(depth: depth), at: start)
    case UInt8(ascii: "("): return PropertyList(try list(depth: depth), at: start)
    default: return PropertyList(.text(try text()), at: start)
    }
  }

  private mutating func dictionary(
    depth: Int
  ) throws(PropertyListError) -> PropertyList.Content {
    let start = index
    index += 1
    var entries: [PropertyList.Entry] = []
    // As many as most objects of a project have.
    entries.reserveCapacity(4)
    while true {
      try skipBlanks()
      if peek() == UInt8(ascii: "}") { break }
      if peek() == nil { throw PropertyListError("a '{' is not closed", at: start) }
      let offset = index
      let key = try text()
      try skipBlanks()
      try take(UInt8(ascii: "="), after: "the key '\(key)'")
      try skipBlanks()
      var value = try value(depth: depth + 1)
      value.offset = offset
      entries.append(PropertyList.Entry(key: key, value: value))
      try skipBlanks()
      // The last one may lack it.
      if peek() == UInt8(ascii: "}") { break }
      try take(UInt8(ascii: ";"), after: "the value of '\(key)'")
    }
    index += 1
    return .dictionary(entries)
  }

  private mutating func list(depth: Int) throws(PropertyListError) -> PropertyList.Content {
    let start = index
    index += 1
    var elements: [PropertyList] = []
    while true {
      try skipBlanks()
      if peek() == UInt8(ascii: ")") { break }
      if peek() == nil { throw PropertyListError("a '(' is not closed", at: start) }
      elements.append(try value(depth: depth + 1))
      try skipBlanks()
      if peek() == UInt8(ascii: ")") { break }
      try take(UInt8(ascii: ","), after: "an element of a list")
    }
    index += 1
    return .list(elements)
  }

  private mutating func take(
    _ byte: UInt8, after what: String
  ) throws(PropertyListError) {
    guard peek() == byte else {
      let mark = String(decoding: [byte], as: UTF8.self)
      throw unexpected("where '\(mark)' should stand after \(what)")
    }
    index += 1
  }

  private func unexpected(_ place: String) -> PropertyListError {
    .unexpected(in: bytes, at: index, place)
  }

  // MARK: Texts

  private mutating func text() throws(PropertyListError) -> String {
    if let byte = peek(), byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      return try quotedText(byte)
    }
    let start = index
    while index < bytes.count, Self.isPlain(bytes[index]) { index += 1 }
    if index == start { throw unexpected("where a key or value should stand") }
    return texts.text(UnsafeBufferPointer(rebasing: bytes[start..<index]))
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="),
      UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "'"):
      false
    default: true
    }
  }

  private mutating func quotedText(_ quote: UInt8) throws(PropertyListError) -> String {
    let start = index
    index += 1
    let first = index
    // Most texts have no escape and are copied as they stand.
    while let byte = peek(), byte != quote, byte != UInt8(ascii: "\\") { index += 1 }
    if peek() == quote {
      defer { index += 1 }
      return String(decoding: bytes[first..<index], as: UTF8.self)
    }
    var result = [UInt8](bytes[first..<index])
    while let byte = peek() {
      index += 1
      if byte == quote { return String(decoding: result, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { appendEscaped(to: &result) } else { result.append(byte) }
    }
    throw PropertyListError("a quotation mark is not closed", at: start)
  }

  /// What stands behind a backslash.
  private mutating func appendEscaped(to result: inout [UInt8]) {
    guard let byte = peek() else { return }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "a"): result.append(0x07)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "v"): result.append(0x0B)
    case UInt8(ascii: "U"): append(digits(upTo: 4, radix: 16), to: &result)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      append(digits(upTo: 3, radix: 8), to: &result)
    default: result.append(byte)
    }
  }

  private mutating func digits(upTo count: Int, radix: UInt32) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
        digit < radix
      else { break }
      value = value * radix + UInt32(digit)
      index += 1
    }
    return value
  }

  private func append(_ scalar: UInt32, to result: inout [UInt8]) {
    let scalar = Unicode.Scalar(scalar) ?? "\u{FFFD}"
    result += Array(String(Character(scalar)).utf8)
  }

  // MARK: Blanks

  private func beginsComment() -> Bool {
    guard bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count else { return false }
    return bytes[index + 1] == UInt8(ascii: "*") || bytes[index + 1] == UInt8(ascii: "/")
  }

  private mutating func skipBlanks() throws(PropertyListError) {
    while index < bytes.count {
      let byte = bytes[index]
      if byte <= 0x20 {
        index += 1
      } else if byte == UInt8(ascii: "/"), beginsComment() {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(PropertyListError) {
    let start = index
    index += 2
    if bytes[start + 1] == UInt8(ascii: "/") {
      while let byte = peek(), byte != 0x0A, byte != 0x0D { index += 1 }
      return
    }
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
    throw PropertyListError("a comment is not closed", at: start)
  }
}
