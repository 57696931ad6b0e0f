/// The steps that an evaluation may still take, and how deep it may go.
///
/// Evaluation ends because everything that repeats or recurses takes a step: expressions, statements
/// and patterns in `nested`, rounds of loops and elements of ranges by `spend`. What recurses is
/// bounded in depth as well, so that the stack suffices; reaching that bound costs many steps, so that
/// what branches at every level (two calls of itself in a function) comes to its end sooner.
final class Budget {
  private var steps: Int
  /// Whether the evaluation was ended because its steps were used up.
  private(set) var isSpent = false
  /// Nesting of expressions, statements and patterns being evaluated.
  private var depth = 0
  /// Nesting of functions and closures being evaluated.
  private var callDepth = 0
  /// Offsets of the loops being evaluated, outermost first.
  private var loops: [Int] = []

  /// UTF-8 bytes of a text that is made.
  static let maximumText = 1 << 20
  private static let maximumDepth = 320
  private static let maximumCallDepth = 64
  private static let costOfExcess = 100

  init(steps: Int) { self.steps = steps }

  /// Uses up steps, at least one; when none are left, ends the evaluation with a problem.
  func spend(_ amount: Int = 1, at site: @autoclosure () -> Site) {
    guard !isSpent else { return }
    steps -= max(amount, 1)
    guard steps < 0 else { return }
    isSpent = true
    let site = site()
    site.text.problems.report(
      .manifestLimit, at: loops.last ?? site.offset,
      "Evaluating the manifest took too many steps and stopped here; what follows is unknown. "
        + "Simplify the manifest, or list its modules in the `modules:` section.")
  }

  /// Evaluates a part one level deeper, or gives the fallback when the nesting is too deep.
  func nested<Result>(
    at site: Site, fallback: @autoclosure () -> Result, _ body: () -> Result
  ) -> Result {
    spend(at: site)
    guard !isSpent else { return fallback() }
    guard depth < Self.maximumDepth else {
      spend(Self.costOfExcess, at: site)
      site.notUnderstood(because: "it is nested too deeply")
      return fallback()
    }
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  /// Evaluates the body of a function, unless calls nest too deeply.
  func call(at site: Site, _ body: () -> Value) -> Value {
    guard !isSpent else { return .unknown("not evaluated") }
    guard callDepth < Self.maximumCallDepth else {
      spend(Self.costOfExcess, at: site)
      return .unknown(
        site.notUnderstood(
          because: "it calls itself, or calls are nested too "
            + "deeply"))
    }
    callDepth += 1
    defer { callDepth -= 1 }
    return body()
  }

  /// Notes a loop while it is evaluated, for the problem that tells of endless ones.
  func loop<Result>(at site: Site, _ body: () -> Result) -> Result {
    loops.append(site.offset)
    defer { loops.removeLast() }
    return body()
  }
}
