import SourceText

/// What the process tells its caller; the same for every command and format.
package enum ExitStatus: Int32, Sendable {
  /// No finding of severity error.
  case success = 0
  /// Findings.
  case findings = 1
  /// The command line or the configuration was not understood; nothing was analysed.
  case notUnderstood = 2
  /// There is no source, or none that can be read, or not all of it where all is needed: with
  /// `--require-clang`, for a baseline.
  case noSource = 3
  /// archcheck itself failed, and no file could be set aside. Signal handlers end the process with it.
  case failed = 70
}

/// Why a run ends without a report.
package struct CommandFailure: Error, Equatable, Sendable {
  /// The exit status.
  package var status: ExitStatus
  /// Sentences for the user, one a line, without a line end: what, where, and what to do.
  package var messages: [String]
  /// The path, as written, at which there is nothing; `nil` for any other failure.
  package var missingPath: String?
  /// Whether there is no source file in the project, none that is left out or could not be read either.
  package var isOfEmptyProject = false

  /// Makes a failure with one sentence.
  package init(_ status: ExitStatus, _ message: String) {
    self.status = status
    messages = ["error: \(message)"]
  }

  /// Makes a failure out of all mistakes of a configuration, or of another file of its form.
  package init(_ errors: ConfigurationErrors, of file: String = "configuration") {
    status = .notUnderstood
    messages = errors.issues.map { "\($0.location): error: \($0.message)" }
    let count = messages.count
    messages.append(
      "The \(file) has \(count == 1 ? "an error" : "\(count) errors"); nothing was "
        + "\(file == "configuration" ? "analysed" : "compared with it").")
  }

  /// Standard output did not take all of a text; for the reason of the system's last call.
  package static var unwritableOutput: CommandFailure {
    CommandFailure(
      .notUnderstood,
      "Standard output cannot be written (\(systemReason)): it does not contain the whole report.")
  }

  /// Adds problems that may explain the failure, the first twenty of them.
  package mutating func add(_ problems: [Problem]) {
    messages += problems.prefix(20).map(\.line)
  }

  /// The messages as they are written to standard error.
  package var text: String { messages.map { $0.withoutControlCharacters + "\n" }.joined() }
}

extension Problem {
  /// The problem as standard error has it, without a line end.
  package var line: String {
    "\(location.map { "\($0): " } ?? "")\(severity.rawValue): \(message)"
  }
}

extension String {
  /// The text with control characters escaped, so that names of the analysed project cannot move a
  /// terminal's cursor.
  package var withoutControlCharacters: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
