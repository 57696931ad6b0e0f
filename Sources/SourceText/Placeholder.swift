/// A variable in a text, as presets, templates and build settings write it.
package struct Placeholder {
  /// How a variable is written.
  package enum Form: CaseIterable, Sendable {
    /// `${name}`.
    case braces
    /// `$(name)`.
    case parentheses
    /// `$name`; the name is of letters of ASCII, digits and `_`.
    case bare
  }

  /// The variable's name; of the forms with brackets what stands between them, which may be nothing.
  package let name: Substring
  /// The text behind the variable.
  package let rest: Substring

  /// Reads the variable that a text begins with; `nil` where it begins with none. No name goes on
  /// beyond a `$` or the end of a line. O(length of the name).
  package init?(atStartOf text: Substring, in forms: [Form]) {
    let bytes = text.utf8
    guard bytes.first == UInt8(ascii: "$") else { return nil }
    let close: UInt8
    switch bytes.dropFirst().first {
    case UInt8(ascii: "{") where forms.contains(.braces): close = UInt8(ascii: "}")
    case UInt8(ascii: "(") where forms.contains(.parentheses): close = UInt8(ascii: ")")
    default:
      let word = bytes.dropFirst().prefix(while: isWordByte)
      guard forms.contains(.bare), !word.isEmpty else { return nil }
      (name, rest) = (Substring(word), Substring(bytes[word.endIndex...]))
      return
    }
    let inner = bytes.dropFirst(2)
    let stops = [close, UInt8(ascii: "$"), UInt8(ascii: "\n")]
    guard let end = inner.firstIndex(where: stops.contains), inner[end] == close else { return nil }
    name = Substring(inner[..<end])
    rest = Substring(inner[end...].dropFirst())
  }
}

private func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
    true
  default: false
  }
}

extension String {
  /// The text with a value in the place of each variable that has one; all others stay as they are,
  /// and values are not searched for more. O(length).
  ///
  /// - Parameters:
  ///   - forms: the forms of variables that are looked for.
  ///   - value: the value of a variable, by its name; `nil` for none.
  package func fillingPlaceholders(
    in forms: [Placeholder.Form], _ value: (Substring) -> String?
  ) -> String {
    var result = ""
    var rest = self[...]
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "$")) {
      result += rest[..<start]
      rest = rest[start...]
      if let found = Placeholder(atStartOf: rest, in: forms), let text = value(found.name) {
        result += text
        rest = found.rest
      } else {
        result += "$"
        rest = Substring(rest.utf8.dropFirst())
      }
    }
    return result + rest
  }
}
