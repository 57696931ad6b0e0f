import SourceText

/// Which local name is bound to what at the present point of the text.
///
/// Look-up, binding and leaving a scope are O(1) a name, whatever the number of locals.
package struct LocalScopes {
  private var current = Column<Name, OptionalID<BindingFact>>([])
  private var log: [(name: NameID, previous: OptionalID<BindingFact>)] = []
  private var barrier = ID<BindingFact>(0)

  /// No local names.
  package init() {}

  /// A point to return to.
  package struct Mark {
    fileprivate var depth: Int
    fileprivate var barrier: ID<BindingFact>
  }

  /// Opens a scope.
  package func mark() -> Mark { Mark(depth: log.count, barrier: barrier) }

  /// Opens a scope that hides all local names bound so far, as the members of a local type do.
  package mutating func markHidingOuterNames(nextBinding: ID<BindingFact>) -> Mark {
    let mark = mark()
    barrier = nextBinding
    return mark
  }

  /// Leaves a scope: names bound since are forgotten.
  package mutating func leave(_ mark: Mark) {
    while log.count > mark.depth {
      let entry = log.removeLast()
      current[entry.name] = entry.previous
    }
    barrier = mark.barrier
  }

  /// Binds a name from here to the end of the scope.
  package mutating func bind(_ name: NameID, to binding: ID<BindingFact>) {
    while current.count <= name.int { current.append(.none) }
    log.append((name, current[name]))
    current[name] = OptionalID(binding)
  }

  /// The binding of a name, or `nil` when no visible local has it.
  package func binding(of name: NameID) -> ID<BindingFact>? {
    guard name.int < current.count, let binding = current[name].id, binding >= barrier
    else { return nil }
    return binding
  }
}
