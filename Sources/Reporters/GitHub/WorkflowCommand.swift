import RuleLanguage
import SourceText

/// A command that GitHub's runner finds in the output of a step.
enum WorkflowCommand {
  /// `::error file=App.swift,line=3,title=layers::message`, ended by a newline.
  static func text(
    _ properties: [(String, String)], _ severity: Severity, message: String
  ) -> String {
    let written = properties.map { "\($0.0)=\(property($0.1))" }.joined(separator: ",")
    return "::\(severity.command) \(written)::\(data(message))\n"
  }

  /// The text of a command, which may have several lines.
  static func data(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { escaped(String($0).printable, "%") }.joined(separator: "%0A")
  }

  /// The value of a property, which ends at a comma or a colon.
  static func property(_ text: String) -> String { escaped(text.printable, "%:,") }

  /// Text whose newlines and control characters are gone already, with the others by number.
  private static func escaped(_ text: String, _ special: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if special.unicodeScalars.contains(scalar) {
        result += "%" + scalar.hexadecimal
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Severity {
  fileprivate var command: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }
}
