import SourceFacts

/// Uses of operators of C++, any of which the project may overload: they are written down under the names
/// of the functions that they would call.
struct CxxOperatorReader: GrammarReader {
  let reading: FileReading

  /// An operator between two operands of which the right one is not read yet.
  struct Pending {
    var left: Operand
    /// The first of its tokens.
    var place: Int
    /// How many tokens it has: `>>` has two.
    var length: Int
    /// How closely it binds.
    var precedence: Int
  }

  /// What assignments bind with: from the right, and looser than all others.
  static let assignment = 0
  /// What binds closer than an assignment.
  static let closerThanAssignment = 1
  private static let disjunction = 1
  private static let conjunction = 2
  private static let equality = 6
  private static let comparison = 7
  private static let shift = 9
  private static let sum = 10
  private static let product = 11
  private static let memberPointer = 12

  /// Writes down the use of an operator; `nil` where no operand can be of a class, so that the
  /// language's own is meant.
  ///
  /// - Parameters:
  ///   - place: its first token.
  ///   - length: how many tokens it has.
  ///   - operands: one or two.
  func read(_ place: Int, length: Int = 1, _ operands: [Operand]) -> Operand? {
    guard isCxx, operands.contains(where: mayBeObject) else { return nil }
    return facts.addOperand(
      .operator(context: nil), at: place, role: .operator,
      name: facts.id(of: "operator" + text(place..<(place + length))), arguments: operands)
  }

  /// Writes down that `new` gives a pointer to what it makes.
  func readNew(_ place: Int, _ made: Operand) -> Operand {
    guard made.expression != nil else { return made }
    return facts.addOperand(
      .operator(context: nil), at: place, role: .operator, name: facts.id(of: "operator new"),
      arguments: [made])
  }

  /// Writes down that a loop goes through the elements of something.
  func readElement(_ place: Int, of sequence: Operand) -> Operand {
    guard sequence.expression != nil else { return .none }
    return facts.addOperand(
      .operator(context: nil), at: place, role: .operator, name: facts.id(of: "for"),
      arguments: [sequence])
  }

  /// The operator between two operands at the present token.
  func pending(behind left: Operand, precedence: Int) -> Pending {
    Pending(
      left: left, place: position, length: isShiftToTheRight ? 2 : 1, precedence: precedence)
  }

  /// What an operator gives whose operands are both known. Those that give a truth value give nothing
  /// here that has members.
  func value(of operator: Pending, _ right: Operand) -> Operand {
    switch `operator`.precedence {
    case Self.conjunction, Self.disjunction: return .none
    default: break
    }
    let operands = [`operator`.left, right]
    if let value = read(`operator`.place, length: `operator`.length, operands) { return value }
    switch `operator`.precedence {
    case Self.equality, Self.comparison: return .none
    default: return operands[0].expression == nil ? right : operands[0]
    }
  }

  /// How closely the operator at the present token binds.
  var precedence: Int {
    let mark = bytes(position)
    let isLong = mark.count > 1
    switch mark[0] {
    case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"): return Self.product
    case UInt8(ascii: "."): return Self.memberPointer
    case UInt8(ascii: "+"): return Self.sum
    case UInt8(ascii: "-"): return isLong ? Self.memberPointer : Self.sum
    case UInt8(ascii: "<"):
      return isLong && mark[1] == UInt8(ascii: "<") ? Self.shift : Self.comparison
    case UInt8(ascii: ">"): return isShiftToTheRight ? Self.shift : Self.comparison
    case UInt8(ascii: "&"): return isLong ? Self.conjunction : 5
    case UInt8(ascii: "^"): return 4
    case UInt8(ascii: "|"): return isLong ? Self.disjunction : 3
    default: return Self.equality
    }
  }

  /// `>>`, which is two tokens so that template arguments can close.
  private var isShiftToTheRight: Bool {
    symbol(position) == .greater && symbol(position + 1) == .greater
      && tokens[position].end == tokens[position + 1].start
  }

  /// Whether an operand may be of a class: a literal is not, nor is a variable of a type of the language.
  private func mayBeObject(_ operand: Operand) -> Bool {
    guard let index = operand.expression else { return false }
    guard let binding = builder[index].binding else { return true }
    if builder[binding].type != nil { return true }
    switch builder[binding].source {
    case .none: return false
    case .whole(let value): return value.expression != nil
    default: return true
    }
  }
}
