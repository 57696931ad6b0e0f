import JSONText

/// Reads JSON text by the letter of RFC 8259, and independently of the code that writes it.
package struct JSONReader {
  /// What a text breaks, and where.
  package struct Mistake: Error, CustomStringConvertible {
    /// A sentence.
    package var description: String
  }

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// The value that a text is.
  ///
  /// - Throws: a ``Mistake``.
  package static func value(of bytes: [UInt8]) throws -> JSONValue {
    var reader = JSONReader(bytes)
    let value = try reader.value()
    reader.skipBlanks()
    guard reader.position == bytes.count else { throw reader.mistake("text behind the value") }
    return value
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private func mistake(_ what: String) -> Mistake { Mistake(description: "\(what) at \(position)") }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func value() throws -> JSONValue {
    skipBlanks()
    depth += 1
    defer { depth -= 1 }
    guard depth < 1000 else { throw mistake("nesting beyond 1000") }
    switch next {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw mistake("no value") }
    position += word.utf8.count
    return value
  }

  private mutating func object() throws -> JSONValue {
    position += 1
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    if take(UInt8(ascii: "}")) { return .object([]) }
    repeat {
      skipBlanks()
      let key = try string()
      guard keys.insert(key).inserted else { throw mistake("the key \(key) twice") }
      guard take(UInt8(ascii: ":")) else { throw mistake("no colon") }
      members.append(JSONValue.Member(key: key, value: try value()))
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw mistake("no end of an object") }
    return .object(members)
  }

  private mutating func array() throws -> JSONValue {
    position += 1
    var elements: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return .array([]) }
    repeat { elements.append(try value()) } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw mistake("no end of an array") }
    return .array(elements)
  }

  private mutating func string() throws -> String {
    guard next == UInt8(ascii: "\"") else { throw mistake("no string") }
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let result = String(validating: text, as: UTF8.self) else {
          throw mistake("a string that is no UTF-8")
        }
        return result
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20: throw mistake("a control character")
      default: text.append(byte)
      }
    }
    throw mistake("a string without an end")
  }

  private mutating func escape(into text: inout [UInt8]) throws {
    let letter = next
    position += 1
    switch letter {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter ?? 0)
    case UInt8(ascii: "u"): text += try scalar().utf8
    default: throw mistake("an unknown escape")
    }
  }

  private mutating func scalar() throws -> String {
    var units = [try unit()]
    if units[0] & 0xFC00 == 0xD800, bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      units.append(try unit())
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw mistake("half of a surrogate pair")
    }
    return text
  }

  private mutating func unit() throws -> UInt16 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw mistake("no four hexadecimal digits") }
    position += 4
    return unit
  }

  private mutating func number() throws -> JSONValue {
    let start = position
    while let byte = next, byte.isDigit || "+-.eE".utf8.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    let isPlain = digits.first?.isDigit == true && text.utf8.last?.isDigit == true
    let hasZero = digits.first == UInt8(ascii: "0") && digits.dropFirst().first?.isDigit == true
    guard isPlain, !hasZero, let value = Double(text) else {
      throw mistake(start == position ? "no value" : "the number \(text)")
    }
    return Int(text).map { .integer($0) } ?? .number(value)
  }
}
