import SourceText

/// Text as the DOT language quotes it.
enum DOTText {
  /// A quoted identifier. Different texts give different identifiers.
  static func identifier(_ text: String) -> String {
    "\"" + escaped(text, hostile: { "\\u{\($0.hexadecimal)}" }, ampersand: "&") + "\""
  }

  /// A quoted label or tooltip: nothing in it is taken for an escape sequence (`\N`, `\l`) or an
  /// HTML entity.
  static func label(_ text: String) -> String {
    "\"" + escaped(text, hostile: { "\\\\u{\($0.hexadecimal)}" }, ampersand: "&amp;") + "\""
  }

  private static func escaped(
    _ text: String, hostile: (Unicode.Scalar) -> String, ampersand: String
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "&": result += ampersand
      case _ where scalar.isHostile: result += hostile(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
