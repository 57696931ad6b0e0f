import Containment
import SourceText

/// Notes in the journal which file a loop over units, or over their symbols, has come to, so that a
/// failure there costs that file alone.
///
/// The journal forgets the file when the marks go.
struct UnitMarks: ~Copyable {
  private let units: [SourceUnit]
  private var current: ID<SourceUnit>?

  init(_ units: [SourceUnit]) { self.units = units }

  deinit { Journal.unmark() }

  /// Notes a unit, unless it is the one noted last. O(length of its path) where it is not.
  @inline(__always)
  mutating func move(to unit: ID<SourceUnit>) {
    if unit != current { note(unit) }
  }

  private mutating func note(_ unit: ID<SourceUnit>) {
    current = unit
    // What is foreign has no unit.
    guard units.ids.contains(unit) else { return Journal.unmark() }
    Journal.mark(file: units[unit].path, size: units[unit].byteCount)
  }
}

/// Runs a step of resolution on one file.
func onUnit<Result>(_ unit: SourceUnit, _ stage: Stage, _ body: () -> Result) -> Result {
  Journal.during(stage, file: unit.path, size: unit.byteCount, body)
}
