extension ConfigNode {
  /// The integer that an unquoted scalar writes in decimal digits, or `nil`.
  package var integer: Int? {
    guard case .scalar(let text, isQuoted: false) = content else { return nil }
    return Int(text)
  }

  /// The finite number that an unquoted scalar writes in decimal digits, or `nil`.
  package var number: Double? {
    guard case .scalar(let text, isQuoted: false) = content,
      text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || ".+-eE".utf8.contains($0) }),
      let value = Double(text), value.isFinite
    else { return nil }
    return value
  }

  /// The truth value of an unquoted `true` or `false`, or `nil`; `yes`, `on` and the like are text.
  package var boolean: Bool? {
    guard case .scalar(let text, isQuoted: false) = content else { return nil }
    switch text {
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    default: return nil
    }
  }

  /// What the node is, for messages: `text`, `a list`, `a mapping` or `nothing`.
  package var shape: String {
    switch content {
    case .scalar: isNull ? "nothing" : "text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  /// The node on one line in YAML's flow style; scalars are quoted where they were or must be.
  package var flowText: String {
    switch content {
    case .scalar(let text, let isQuoted): isQuoted || !isPlainYAML(text) ? quotedYAML(text) : text
    case .sequence(let elements): "[\(elements.map(\.flowText).joined(separator: ", "))]"
    case .mapping(let pairs):
      "{\(pairs.map(\.flowText).joined(separator: ", "))}"
    }
  }
}

extension ConfigPair {
  /// `key: value` on one line, both quoted where they must be.
  fileprivate var flowText: String {
    "\(isPlainYAML(key) ? key : quotedYAML(key)): \(value.flowText)"
  }
}

/// Whether a text can stand in YAML without quotes, also within `[…]` and `{…}`.
package func isPlainYAML(_ text: String) -> Bool {
  guard let first = text.utf8.first, first != UInt8(ascii: "*") else { return false }
  guard text != "null", text != "-", !text.hasPrefix("---"), !text.hasPrefix("...") else {
    return false
  }
  return text.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "*"):
      true
    default: false
    }
  }
}

/// A text between double quotes, as YAML and JSON read it; characters below U+0020 are escaped.
package func quotedYAML(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
      let hex = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
