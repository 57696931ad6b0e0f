/// Measures how long each phase of a run takes.
package struct PhaseClock: Sendable {
  /// A part of the run, named as `--verbose` prints it.
  package enum Phase: String, Sendable {
    case discovery
    case reading = "reading and parsing"
    case resolution
    case rules
    case report
  }

  private var current: (phase: Phase, start: ContinuousClock.Instant)?
  /// The phases that have ended, in order, with their times.
  package private(set) var phases: [(phase: Phase, time: Duration)] = []

  /// Makes a clock that has not begun.
  package init() {}

  /// Ends the current phase and begins another one; the same one goes on.
  package mutating func begin(_ phase: Phase) {
    if current?.phase == phase { return }
    end()
    current = (phase, .now)
  }

  /// Ends the current phase, if there is one.
  package mutating func end() {
    guard let current else { return }
    phases.append((current.phase, .now - current.start))
    self.current = nil
  }

  /// One line a phase, and one with the most memory held; seconds with three decimals.
  package func lines(peakMemory: Int) -> [String] {
    let times = phases.map { "time: \($0.phase.rawValue) \(Self.seconds($0.time)) s" }
    return times + ["memory: peak \((peakMemory + 500_000) / 1_000_000) MB"]
  }

  private static func seconds(_ time: Duration) -> String {
    let milliseconds =
      time.components.seconds * 1000 + time.components.attoseconds / 1_000_000_000_000_000
    let digits = String(milliseconds % 1000)
    let padding = String(repeating: "0", count: 3 - digits.count)
    return "\(milliseconds / 1000).\(padding)\(digits)"
  }
}
