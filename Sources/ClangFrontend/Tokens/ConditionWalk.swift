import SourceFacts
import SourceText

/// The condition that holds while the directives of a file are walked in order.
struct ConditionWalk {
  /// Nested deeper than this, conditions add nothing to those around them.
  static let maximumDepth = 256
  /// Branches behind an alternation with more parts than this do not hold the negation of the
  /// further ones, so that conditions stay small; they count as built more often than they are.
  private static let maximumAlternatives = 16
  /// So many problems of one kind are reported; more say nothing new.
  private static let maximumProblems = 8

  /// An `#if` that is open.
  private struct Frame {
    var start: Int
    /// Condition around it; `nil` where nothing is built.
    var outer: FactCondition?
    /// Negations of the conditions of the branches so far.
    var earlier: [BuildCondition] = []
    /// Whether a branch that always holds has begun.
    var isDecided = false
    var hasOtherwise = false
    /// Whether it is nested too deep to add anything.
    var isTooDeep: Bool
  }

  private struct Key: Hashable {
    var outer: FactCondition
    var parts: [BuildCondition]
  }

  /// The condition here; `nil` in code that no build has.
  private(set) var current: FactCondition? = .always
  /// The different conditions; the first is `always`.
  private(set) var conditions: [BuildCondition] = [.always]
  /// What is wrong with the directives.
  private(set) var problems: [FactProblem] = []
  private var frames: [Frame] = []
  private var indices: [Key: FactCondition] = [:]
  private var known: [BuildCondition: FactCondition] = [.always: .always]
  private var problemCounts: [String: Int] = [:]

  /// `#if`, `#ifdef`, `#ifndef`
  mutating func begin(_ condition: BuildCondition, at offset: Int) {
    let isTooDeep = frames.count >= Self.maximumDepth
    if isTooDeep {
      report(
        .nestingTooDeep, at: offset,
        "More than \(Self.maximumDepth) #if are nested here: the innermost conditions are ignored. "
          + "Flatten the conditions.")
    }
    frames.append(Frame(start: offset, outer: current, isTooDeep: isTooDeep))
    enter(condition)
  }

  /// `#elif`, `#elifdef`, `#elifndef`
  mutating func alternative(_ condition: BuildCondition, at offset: Int) {
    if mayBranch(at: offset, "#elif") { enter(condition) }
  }

  /// `#else`
  mutating func otherwise(at offset: Int) {
    guard mayBranch(at: offset, "#else") else { return }
    frames[frames.count - 1].hasOtherwise = true
    enter(.always)
  }

  /// `#endif`
  mutating func end(at offset: Int) {
    guard let frame = frames.popLast() else {
      report(
        .syntaxError, at: offset, "This #endif has no #if: remove it, or add the #if.")
      return
    }
    current = frame.outer
  }

  /// The end of the file.
  mutating func finish() {
    for frame in frames {
      report(.syntaxError, at: frame.start, "This #if has no #endif: add one.")
    }
  }

  private mutating func mayBranch(at offset: Int, _ word: String) -> Bool {
    guard let frame = frames.last else {
      report(
        .syntaxError, at: offset,
        "This \(word) has no #if: remove it, or add the #if.")
      return false
    }
    if frame.hasOtherwise {
      report(
        .syntaxError, at: offset,
        "This \(word) comes after the #else of its #if: remove one of them.")
    }
    return !frame.hasOtherwise
  }

  /// Goes into a branch of the innermost `#if`.
  ///
  /// A branch is built where what is around it is, where no branch before it is, and where its own
  /// condition holds: `outer && !a && !b && own`. Behind a branch that always holds nothing is, nor in
  /// one that never does: that code has no condition, and is left out. What is left away of the
  /// negations, of nesting or of conditions past a limit only makes code count as built more often, so
  /// that nothing is lost by it.
  private mutating func enter(_ own: BuildCondition) {
    let frame = frames[frames.count - 1]
    guard let outer = frame.outer, !frame.isDecided, own != .never else {
      current = nil
      return
    }
    if frame.isTooDeep {
      current = outer
      return
    }
    let parts = frame.earlier + (own == .always ? [] : [own])
    current = parts.isEmpty ? outer : index(of: parts, in: outer)
    if own == .always {
      frames[frames.count - 1].isDecided = true
    } else if frame.earlier.count < Self.maximumAlternatives {
      frames[frames.count - 1].earlier.append(own.negated)
    }
  }

  private mutating func index(of parts: [BuildCondition], in outer: FactCondition) -> FactCondition
  {
    let key = Key(outer: outer, parts: parts)
    if let known = indices[key] { return known }
    let around = outer == .always ? [] : [conditions[outer]]
    // An `#if` inside of an equal one says nothing new.
    let all = (around + parts).enumerated().filter { $0.offset == 0 || $0.element != around.first }
    let condition = BuildCondition.conjunction(all.map(\.element))
    // Deep and long conditions are not compared: two that say the same count as two.
    let isShallow = frames.count <= 8 && parts.count <= 4
    if isShallow, let known = known[condition] {
      indices[key] = known
      return known
    }
    guard conditions.count < FactCondition.limit else {
      report(
        .nestingTooDeep, at: frames[frames.count - 1].start,
        "The file has more than \(conditions.count) different conditions: code under the others "
          + "counts as always built. Split the file.", limit: 1)
      return .always
    }
    let index = FactCondition(conditions.count)
    conditions.append(condition)
    indices[key] = index
    if isShallow { known[condition] = index }
    return index
  }

  private mutating func report(
    _ kind: Problem.Kind, at offset: Int, _ message: String, limit: Int = Self.maximumProblems
  ) {
    problemCounts[message, default: 0] += 1
    guard problemCounts[message, default: 0] <= limit else { return }
    problems.append(FactProblem(kind: kind, offset: Int32(clamping: offset), message: message))
  }
}
