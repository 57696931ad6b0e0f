/// Texts as one line, whatever bytes they hold: how a worker and the one that supervises it speak.
///
/// A tab stands after each field; bytes below the space, `%` and DEL are written as `%` and two
/// hexadecimal digits.
package enum LineFields {
  /// The byte that ends a line.
  package static let lineEnd = UInt8(ascii: "\n")
  private static let fieldEnd = UInt8(ascii: "\t")
  private static let escape = UInt8(ascii: "%")

  /// The line of some fields, its end included. O(bytes).
  package static func line(_ fields: [String]) -> [UInt8] {
    var line: [UInt8] = []
    for field in fields {
      for byte in field.utf8 {
        if byte < 0x20 || byte == escape || byte == 0x7F {
          line += [escape, digit(byte >> 4), digit(byte & 15)]
        } else {
          line.append(byte)
        }
      }
      line.append(fieldEnd)
    }
    line.append(lineEnd)
    return line
  }

  /// The fields of a line without its end; `nil` for what ``line(_:)`` never writes. O(bytes).
  package static func fields(_ line: ArraySlice<UInt8>) -> [String]? {
    var fields: [String] = []
    var field: [UInt8] = []
    var index = line.startIndex
    while index < line.endIndex {
      switch line[index] {
      case fieldEnd:
        guard let text = String(validating: field, as: UTF8.self) else { return nil }
        fields.append(text)
        field.removeAll(keepingCapacity: true)
      case escape:
        guard index + 2 < line.endIndex, let high = value(line[index + 1]),
          let low = value(line[index + 2])
        else { return nil }
        field.append(high << 4 | low)
        index += 2
      default: field.append(line[index])
      }
      index += 1
    }
    return field.isEmpty ? fields : nil
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
