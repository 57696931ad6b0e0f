/// Operators of the standard library on strings and numbers.
enum Arithmetic {
  /// The result of an operator on two values without alternatives; `nil` when it is not known.
  static func result(_ name: String, _ left: Value, _ right: Value) -> Value? {
    switch (left, right) {
    case (.string(let left), .string(let right)) where name == "+": return .string(left + right)
    case (.integer(let left), .integer(let right)): return integers(name, left, right)
    default: break
    }
    switch name {
    case "<": return .condition(left.precedes(right))
    case ">": return .condition(right.precedes(left))
    case "<=": return .condition(right.precedes(left).negated)
    case ">=": return .condition(left.precedes(right).negated)
    default: return nil
    }
  }

  private static func integers(_ name: String, _ left: Int, _ right: Int) -> Value? {
    func checked(_ result: (partialValue: Int, overflow: Bool)) -> Value? {
      result.overflow ? nil : .integer(result.partialValue)
    }
    switch name {
    case "+": return checked(left.addingReportingOverflow(right))
    case "-": return checked(left.subtractingReportingOverflow(right))
    case "*": return checked(left.multipliedReportingOverflow(by: right))
    case "/": return checked(left.dividedReportingOverflow(by: right))
    case "%": return checked(left.remainderReportingOverflow(dividingBy: right))
    case "&": return .integer(left & right)
    case "|": return .integer(left | right)
    case "^": return .integer(left ^ right)
    case "<<": return .integer(left << right)
    case ">>": return .integer(left >> right)
    case "..<": return left <= right ? .range(left..<right) : nil
    case "...": return left <= right && right < Int.max ? .range(left..<(right + 1)) : nil
    case "<": return .boolean(left < right)
    case ">": return .boolean(left > right)
    case "<=": return .boolean(left <= right)
    case ">=": return .boolean(left >= right)
    default: return nil
    }
  }
}
