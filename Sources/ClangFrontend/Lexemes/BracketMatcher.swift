import SourceFacts

/// Finds for every bracket its partner, whatever the text lacks.
///
/// Where two branches of an `#if` both open a bracket that one behind them closes, the second
/// branch begins with the brackets that were open before the first. A bracket that nothing closes
/// ends where what is around it ends, at the latest where an Objective-C container begins or ends.
/// Should that leave anything over, brackets are matched again with the help of the layout: a `}` or
/// a method in the first column stands in no function. O(tokens).
struct BracketMatcher {
  /// An open bracket, or where several are open the one below it.
  private struct Open {
    var lexeme: Int
    var below: Int
    /// The nearest open `(`, `[`, not looking through a brace, and the nearest brace, or -1.
    var parenthesis: Int
    var square: Int
    var brace: Int
    /// The outermost brace that is no linkage's, and the innermost that is one's, or -1.
    var outermost: Int
    var linkage: Int
    /// How many angles were open before it.
    var angles: Int
  }

  /// Two conditions of which one follows the other.
  private struct ConditionPair: Hashable {
    var next: FactCondition
    var other: FactCondition
  }

  /// A region of text under a condition.
  private struct Region {
    var condition: FactCondition
    var top: Int
    var count: Int
  }

  private var lexemes: [Lexeme]
  private let text: UnsafeBufferPointer<UInt8>
  private let conditions: [BuildCondition]
  private let usesLayout: Bool
  private let isCxx: Bool
  private var opens: [Open] = []
  private var top = -1
  private var angles: [Int] = []
  private var regions: [Region] = []
  private var siblings: [ConditionPair: Bool] = [:]
  private var anomalies = 0

  /// The tokens with their partners.
  static func matched(
    _ lexemes: [Lexeme], text: UnsafeBufferPointer<UInt8>, conditions: [BuildCondition], isCxx: Bool
  ) -> [Lexeme] {
    var matcher = BracketMatcher(
      lexemes: lexemes, text: text, conditions: conditions, usesLayout: false, isCxx: isCxx)
    matcher.run()
    if matcher.anomalies == 0 { return matcher.lexemes }
    var second = BracketMatcher(
      lexemes: lexemes, text: text, conditions: conditions, usesLayout: true, isCxx: isCxx)
    second.run()
    return second.lexemes
  }

  private init(
    lexemes: [Lexeme], text: UnsafeBufferPointer<UInt8>, conditions: [BuildCondition],
    usesLayout: Bool, isCxx: Bool
  ) {
    self.lexemes = lexemes
    self.text = text
    self.conditions = conditions
    self.usesLayout = usesLayout
    self.isCxx = isCxx
  }

  private mutating func run() {
    var condition = FactCondition.always
    for index in lexemes.indices {
      if lexemes[index].condition != condition {
        enter(lexemes[index].condition, from: condition, at: index)
        condition = lexemes[index].condition
      }
      match(index)
    }
    cut(to: -1, at: lexemes.count)
  }

  private mutating func match(_ index: Int) {
    switch lexemes[index].symbol {
    case .leftParenthesis, .leftSquare, .leftBrace: open(index)
    case .rightParenthesis: close(index, at: top < 0 ? -1 : opens[top].parenthesis)
    case .rightSquare: close(index, at: top < 0 ? -1 : opens[top].square)
    case .rightBrace:
      var target = top < 0 ? -1 : opens[top].brace
      if usesLayout, !isCxx, isFirstInLine(index), top >= 0, opens[top].outermost >= 0 {
        target = opens[top].outermost
      }
      close(index, at: target)
    case .less:
      if mayOpenAngle(index) { angles.append(index) }
    case .greater: closeAngle(index)
    case .semicolon, .equals, .compoundAssignment, .doubleAmpersand, .binaryOperator, .string,
      .character, .question, .arrow:
      forgetAngles()
    case .atEnd, .atInterface, .atImplementation: cutContainer(at: index)
    case .atProtocol where beginsProtocol(index): cutContainer(at: index)
    case .plus, .minus:
      if usesLayout, beginsMethod(index) { cutContainer(at: index) }
    default: break
    }
  }

  // MARK: Opening and closing

  private mutating func open(_ index: Int) {
    let isBrace = lexemes[index].symbol == .leftBrace
    let below = top < 0 ? nil : opens[top]
    var open = Open(
      lexeme: index, below: top, parenthesis: below?.parenthesis ?? -1,
      square: below?.square ?? -1, brace: below?.brace ?? -1, outermost: below?.outermost ?? -1,
      linkage: below?.linkage ?? -1, angles: angles.count)
    let own = opens.count
    switch lexemes[index].symbol {
    case .leftParenthesis: open.parenthesis = own
    case .leftSquare: open.square = own
    default:
      open.parenthesis = -1
      open.square = -1
      open.brace = own
    }
    if isBrace {
      if isLinkage(index) {
        open.linkage = own
      } else if open.outermost < 0 {
        open.outermost = own
      }
    }
    opens.append(open)
    top = own
  }

  private mutating func close(_ index: Int, at target: Int) {
    guard target >= 0 else {
      anomalies += 1
      return
    }
    while top > target {
      setPartner(of: opens[top].lexeme, index)
      anomalies += 1
      top = opens[top].below
    }
    let open = opens[target]
    setPartner(of: open.lexeme, index)
    lexemes[index].partner = Int32(open.lexeme)
    if angles.count > open.angles { angles.removeLast(angles.count - open.angles) }
    if lexemes[index].symbol == .rightBrace { forgetAngles() }
    top = open.below
  }

  private mutating func setPartner(of open: Int, _ index: Int) {
    if lexemes[open].partner < 0 { lexemes[open].partner = Int32(index) }
  }

  /// Ends all that is open above one entry.
  private mutating func cut(to floor: Int, at index: Int) {
    while top > floor, top >= 0 {
      setPartner(of: opens[top].lexeme, index)
      if index < lexemes.count || opens[top].linkage != top { anomalies += 1 }
      top = opens[top].below
    }
    angles.removeAll(keepingCapacity: true)
  }

  private mutating func cutContainer(at index: Int) {
    if top >= 0 { cut(to: opens[top].linkage, at: index) }
  }

  // MARK: Angles

  private mutating func closeAngle(_ index: Int) {
    let floor = top < 0 ? 0 : opens[top].angles
    guard angles.count > floor, let open = angles.popLast() else { return }
    lexemes[open].partner = Int32(index)
    lexemes[index].partner = Int32(open)
  }

  private mutating func forgetAngles() {
    let floor = top < 0 ? 0 : opens[top].angles
    if angles.count > floor { angles.removeLast(angles.count - floor) }
  }

  // MARK: Conditions

  /// Opens the region of another condition; at `#else` the brackets are those before `#if`.
  ///
  /// Regions nest as their conditions do. One that excludes the innermost is another branch of it: it
  /// begins with the brackets that were open before the first branch, and those that the first left open
  /// end here. One that the innermost contains is nested in it. Else the innermost has ended and the one
  /// around it is asked, so that each turn removes a region or leaves the loop.
  private mutating func enter(_ next: FactCondition, from last: FactCondition, at index: Int) {
    while let region = regions.last {
      if region.condition == next { return }
      if isSibling(next, of: region.condition) {
        for open in opens.indices[region.count...].reversed() {
          setPartner(of: opens[open].lexeme, index)
        }
        opens.removeLast(opens.count - region.count)
        top = region.top
        angles.removeAll(keepingCapacity: true)
        regions[regions.count - 1].condition = next
        return
      }
      if contains(next, region.condition) { break }
      regions.removeLast()
    }
    if next != .always { regions.append(Region(condition: next, top: top, count: opens.count)) }
  }

  /// Whether a condition holds where another does not: one of its parts is the opposite of one of
  /// the other's.
  private mutating func isSibling(_ next: FactCondition, of other: FactCondition) -> Bool {
    let key = ConditionPair(next: next, other: other)
    if let known = siblings[key] { return known }
    let left = parts(next)
    let right = parts(other)
    let answer = right.contains { part in
      left.contains { $0 == .not(part) || .not($0) == part }
    }
    siblings[key] = answer
    return answer
  }

  private func contains(_ inner: FactCondition, _ outer: FactCondition) -> Bool {
    let inside = parts(inner)
    return parts(outer).allSatisfy { inside.contains($0) }
  }

  private func parts(_ condition: FactCondition) -> [BuildCondition] {
    guard condition.int < conditions.count else { return [] }
    var parts: [BuildCondition] = []
    var open = [conditions[condition]]
    while let next = open.popLast(), parts.count < 64 {
      if case .all(let inner) = next { open.append(contentsOf: inner) } else { parts.append(next) }
    }
    return parts
  }

  // MARK: What stands at a place

  private func isFirstInLine(_ index: Int) -> Bool {
    let start = Int(lexemes[index].start)
    return start == 0 || text[start - 1] == UInt8(ascii: "\n")
      || text[start - 1] == UInt8(ascii: "\r")
  }

  /// Whether a `<` can be a bracket: behind a word, behind other angles as in `Super<A> <P>`, or behind
  /// the name of a category.
  private func mayOpenAngle(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let last = lexemes[index - 1]
    if last.word >= 0 { return true }
    if last.symbol == .greater { return last.partner >= 0 }
    guard last.symbol == .rightParenthesis, last.partner > 1 else { return false }
    let open = Int(last.partner)
    return lexemes[open - 2].symbol == .atInterface || lexemes[open - 1].symbol == .greater
  }

  /// Whether a brace is that of `extern "C" {`.
  private func isLinkage(_ index: Int) -> Bool {
    index > 1 && lexemes[index - 1].symbol == .string && lexemes[index - 2].symbol == .externKeyword
  }

  private func beginsProtocol(_ index: Int) -> Bool {
    guard index + 2 < lexemes.count, lexemes[index + 1].word >= 0 else { return false }
    let next = lexemes[index + 2].symbol
    return next != .semicolon && next != .comma
  }

  private func beginsMethod(_ index: Int) -> Bool {
    guard index > 0, index + 1 < lexemes.count, isFirstInLine(index),
      lexemes[index + 1].symbol == .leftParenthesis
    else { return false }
    let last = lexemes[index - 1].symbol
    return last == .semicolon || last == .rightBrace || last == .leftBrace
  }
}
