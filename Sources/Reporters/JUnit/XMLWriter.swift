import SourceText

/// Writes XML 1.0 line by line. Characters that it forbids are written as `\u{1B}`, as everywhere.
struct XMLWriter {
  /// What has been written.
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  /// Begins an element that has others in it.
  mutating func begin(_ name: String, _ attributes: [(String, String)]) {
    text += indentation + tag(name, attributes) + ">\n"
    depth += 1
  }

  /// Ends it.
  mutating func end(_ name: String) {
    depth -= 1
    text += "\(indentation)</\(name)>\n"
  }

  /// Writes an element without anything in it.
  mutating func empty(_ name: String, _ attributes: [(String, String)]) {
    text += indentation + tag(name, attributes) + "/>\n"
  }

  /// Writes an element with text in it, whose lines are kept.
  mutating func element(_ name: String, _ attributes: [(String, String)], text body: String) {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    let escaped = lines.map { Self.escaped(String($0)) }.joined(separator: "\n")
    text += "\(indentation)\(tag(name, attributes))>\(escaped)</\(name)>\n"
  }

  private var indentation: String { String(repeating: "  ", count: depth) }

  private func tag(_ name: String, _ attributes: [(String, String)]) -> String {
    "<" + name + attributes.map { " \($0.0)=\"\(Self.escaped($0.1))\"" }.joined()
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.printable.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
