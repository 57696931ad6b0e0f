/// What is wrong with a run.
package struct Finding: Hashable, Sendable {
  /// The kinds of what can be wrong, the gravest first. A run is counted under the first that it
  /// shows.
  package enum Class: String, Hashable, Sendable, CaseIterable {
    /// Ended by a signal.
    case signal
    /// Ended with a status that is not documented.
    case status
    /// Used more processor time than it may.
    case time
    /// Stood still.
    case stall
    /// Used more memory than it may.
    case memory
    /// Said other things with two jobs than with one.
    case jobs
    /// Wrote something that is not of the format asked for.
    case format
    /// Wrote JSON that its schema does not allow.
    case schema
    /// Went on without a file that the compiler accepts.
    case lost
    /// Went on without a file that it could not cope with. Less grave: it is contained.
    case setAside = "set-aside"
  }

  /// What kind of thing is wrong.
  package var findingClass: Class
  /// What makes it this case of the class: the signal, the status, the first mistake.
  package var detail: String

  /// Makes a finding.
  package init(_ findingClass: Class, _ detail: String) {
    self.findingClass = findingClass
    self.detail = detail
  }

  /// Whether another finding is of the same kind, so that a case which is made smaller still shows
  /// the same. Details of time, memory and of where two texts differ change with every file.
  package func isSame(as other: Finding) -> Bool {
    guard findingClass == other.findingClass else { return false }
    switch findingClass {
    case .signal, .status, .lost, .setAside: return detail == other.detail
    case .time, .stall, .memory, .jobs, .format, .schema: return true
    }
  }
}
