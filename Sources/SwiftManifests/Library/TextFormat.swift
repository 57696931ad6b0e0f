/// Foundation's `String(format:)`, as far as its specifiers are known here.
struct TextFormat {
  /// The formatted text; `nil` for specifiers and values that are not known, or where they do not fit
  /// each other. O(format + values).
  static func text(_ format: String, _ values: [Value]) -> String? {
    var result = ""
    var rest = Array(format)[...]
    var next = 0
    while let character = rest.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        result.append("%")
        continue
      }
      guard next < values.count, let field = Field(&rest), let text = field.text(of: values[next])
      else { return nil }
      result += text
      next += 1
    }
    return next == values.count ? result : nil
  }

  /// A specifier such as `%03d`.
  private struct Field {
    var padsWithZeros = false
    var width = 0
    var kind: Character

    private static let maximumWidth = 1_000

    init?(_ rest: inout ArraySlice<Character>) {
      if rest.first == "0" {
        padsWithZeros = true
        rest.removeFirst()
      }
      while let digit = rest.first?.wholeNumberValue {
        width = width * 10 + digit
        rest.removeFirst()
        if width > Self.maximumWidth { return nil }
      }
      while rest.first == "l" { rest.removeFirst() }
      guard let kind = rest.popFirst() else { return nil }
      self.kind = kind
    }

    func text(of value: Value) -> String? {
      switch (kind, value) {
      case ("@", .string(let text)) where width == 0: return text
      case ("@", .integer(let number)) where width == 0: return String(number)
      case ("d", .integer(let number)), ("i", .integer(let number)):
        return number < 0 && padsWithZeros ? nil : padded(String(number))
      case ("x", .integer(let number)) where number >= 0: return padded(String(number, radix: 16))
      case ("X", .integer(let number)) where number >= 0:
        return padded(String(number, radix: 16, uppercase: true))
      default: return nil
      }
    }

    private func padded(_ text: String) -> String {
      String(repeating: padsWithZeros ? "0" : " ", count: max(width - text.count, 0)) + text
    }
  }
}
