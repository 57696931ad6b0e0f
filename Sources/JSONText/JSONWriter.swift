import SourceText

/// Writes JSON values as UTF-8.
struct JSONWriter {
  /// Bytes of a line at most, unless a single value is longer.
  private static let lineWidth = 140

  private let layout: JSONLayout
  /// What has been written.
  private var bytes: [UInt8] = []
  /// Where the current line begins in `bytes`.
  private var lineStart = 0

  init(layout: JSONLayout) { self.layout = layout }

  /// What has been written, ended by a newline.
  consuming func text() -> String {
    bytes.append(UInt8(ascii: "\n"))
    return String(decoding: bytes, as: UTF8.self)
  }

  mutating func write(_ value: JSONValue, indentation: Int) {
    if layout == .compact {
      let start = bytes.count
      if writeOnLine(value) { return }
      bytes.removeLast(bytes.count - start)
    }
    switch value {
    case .list(let elements) where !elements.isEmpty:
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        startLine(indentation + 2, after: index == 0 ? nil : UInt8(ascii: ","))
        write(element, indentation: indentation + 2)
      }
      startLine(indentation)
      bytes.append(UInt8(ascii: "]"))
    case .object(let members) where !members.isEmpty:
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        startLine(indentation + 2, after: index == 0 ? nil : UInt8(ascii: ","))
        write(member.key)
        bytes += ": ".utf8
        write(member.value, indentation: indentation + 2)
      }
      startLine(indentation)
      bytes.append(UInt8(ascii: "}"))
    default:
      writeScalar(value)
    }
  }

  private mutating func startLine(_ indentation: Int, after separator: UInt8? = nil) {
    if let separator { bytes.append(separator) }
    bytes.append(UInt8(ascii: "\n"))
    lineStart = bytes.count
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
  }

  /// Writes the value on the current line; `false` as soon as the line is too long, so that a large
  /// value costs no more than a line.
  private mutating func writeOnLine(_ value: JSONValue) -> Bool {
    switch value {
    case .list(let elements) where !elements.isEmpty:
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes += ", ".utf8 }
        guard writeOnLine(element) else { return false }
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members) where !members.isEmpty:
      bytes += "{ ".utf8
      for (index, member) in members.enumerated() {
        if index > 0 { bytes += ", ".utf8 }
        write(member.key)
        bytes += ": ".utf8
        guard writeOnLine(member.value) else { return false }
      }
      bytes += " }".utf8
    default:
      writeScalar(value)
    }
    return bytes.count - lineStart <= Self.lineWidth
  }

  /// Writes anything but a container with content.
  private mutating func writeScalar(_ value: JSONValue) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes += "\(value)".utf8
    case .number(let value): bytes += (value.isFinite ? "\(value == 0 ? 0 : value)" : "null").utf8
    case .string(let value): write(value)
    case .list: bytes += "[]".utf8
    case .object: bytes += "{}".utf8
    }
  }

  /// Writes a string in quotes.
  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    let isPlain = text.utf8.allSatisfy {
      (0x20...0x7E).contains($0) && $0 != 0x22 && $0 != 0x5C && $0 != 0x3C
    }
    if isPlain {
      bytes += text.utf8
    } else {
      for scalar in text.unicodeScalars { write(scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": bytes += "\\\"".utf8
    case "\\": bytes += "\\\\".utf8
    case "\n": bytes += "\\n".utf8
    case "\r": bytes += "\\r".utf8
    case "\t": bytes += "\\t".utf8
    case "<" where layout == .compact: bytes += "\\u003c".utf8
    case _ where scalar.isHostile: writeEscape(scalar)
    default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
  }

  /// Writes `\u001b`, or a surrogate pair beyond U+FFFF.
  private mutating func writeEscape(_ scalar: Unicode.Scalar) {
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16)
      bytes += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
    }
  }
}
