/// How many steps may still be taken to find out what one unit names, and how deep questions about types may lead.
///
/// Aliases, generic arguments, supertypes and witnesses lead to each other, in broken code in circles
/// and in ways that branch at each step. What is asked goes no deeper than a bound and ends when the
/// steps are used up: what is not known by then stays unknown. Declarations of one name that are chosen from take steps
/// too, since there may be thousands.
struct TypeFuel {
  /// Steps for whatever a unit says, and for each type and expression in it. In 5,110 files of nine
  /// packages none took more than a tenth of it, 5.5 steps a fact.
  private static let base = 4_000
  private static let perFact = 64
  /// How many questions deep a type may lead, each asked to answer the one before; in the same files
  /// it was 15.
  private static let maximumNesting = 64

  private var steps: Int
  private var nesting = 0
  /// Whether the steps were used up.
  private(set) var isSpent = false

  /// Fuel for a unit with so many types and expressions.
  init(facts: Int) { steps = Self.base + Self.perFact * facts }

  /// Takes a step deeper, which `leave` ends; not where there is no fuel for it.
  mutating func enter() -> Bool {
    guard steps > 0 else {
      isSpent = true
      return false
    }
    steps -= 1
    guard nesting < Self.maximumNesting else { return false }
    nesting += 1
    return true
  }

  /// Takes several steps at once for what does not lead deeper, and says whether there was fuel for all of them.
  mutating func take(_ count: Int) -> Bool {
    if count > steps {
      isSpent = true
      steps = 0
      return false
    }
    steps -= count
    return true
  }

  /// Ends a step.
  mutating func leave() { nesting -= 1 }
}
