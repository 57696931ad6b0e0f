/// Which local name is bound to what at the present point of the text.
///
/// Look-up, binding and leaving a scope are O(1) a name, whatever the number of locals.
package struct LocalScopes {
  private var current: [Int32] = []
  private var log: [(name: NameID, previous: Int32)] = []
  private var barrier: Int32 = 0

  /// No local names.
  package init() {}

  /// A point to return to.
  package struct Mark {
    fileprivate var depth: Int
    fileprivate var barrier: Int32
  }

  /// Opens a scope.
  package func mark() -> Mark { Mark(depth: log.count, barrier: barrier) }

  /// Opens a scope that hides all local names bound so far, as the members of a local type do.
  package mutating func markHidingOuterNames(nextBinding: Int) -> Mark {
    let mark = mark()
    barrier = Int32(nextBinding)
    return mark
  }

  /// Leaves a scope: names bound since are forgotten.
  package mutating func leave(_ mark: Mark) {
    while log.count > mark.depth {
      let entry = log.removeLast()
      current[entry.name.int] = entry.previous
    }
    barrier = mark.barrier
  }

  /// Binds a name from here to the end of the scope.
  package mutating func bind(_ name: NameID, to binding: Int32) {
    while current.count <= name.int { current.append(-1) }
    log.append((name, current[name.int]))
    current[name.int] = binding
  }

  /// The binding of a name, or `nil` when no visible local has it.
  package func binding(of name: NameID) -> Int32? {
    guard name.int < current.count else { return nil }
    let binding = current[name.int]
    return binding >= barrier ? binding : nil
  }
}
