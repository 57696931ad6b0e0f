/// A file without which the run goes on, because it ended or held up an earlier attempt.
package struct SetAsideFile: Hashable, Sendable {
  /// What happened.
  package enum Cause: Hashable, Sendable {
    /// A signal, by its name: `SIGSEGV`.
    case signal(String)
    /// It took more processor time than a file may.
    case time
    /// The process grew by more than it may for one file.
    case memory

    /// The text in the environment variable.
    package var name: String {
      switch self {
      case .signal(let name): name
      case .time: "time"
      case .memory: "memory"
      }
    }

    /// The cause of a text, or `nil`.
    init?(name: some StringProtocol) {
      let signals = ["SIGABRT", "SIGBUS", "SIGFPE", "SIGILL", "SIGSEGV", "SIGTRAP"]
      switch name {
      case "time": self = .time
      case "memory": self = .memory
      default:
        guard let signal = signals.first(where: { $0 == name }) else { return nil }
        self = .signal(signal)
      }
    }
  }

  /// The file's absolute path.
  package var path: String
  /// What was being done with it.
  package var stage: Stage
  /// What happened.
  package var cause: Cause

  /// Makes an entry.
  package init(path: String, stage: Stage, cause: Cause) {
    self.path = path
    self.stage = stage
    self.cause = cause
  }
}
