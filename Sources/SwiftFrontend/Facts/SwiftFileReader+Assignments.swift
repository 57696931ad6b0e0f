import SourceFacts
import SwiftSyntax

extension SwiftFileReader {
  /// Marks what an assignment or an `&` writes, and in the chain that leads to it what changes with
  /// it if it is a value.
  func markAssigned(_ target: ExpressionIndex) {
    guard target >= 0 else { return }
    var place = Int(target)
    facts.expressions[place].marks.insert(.isAssigned)
    if facts.expressions[place].kind == .tuple {
      for part in Array(facts[facts.expressions[place].arguments]) { markAssigned(part) }
      return
    }
    // `a! = b` writes `a`.
    while isUnwrapping(place), facts.expressions[place].base >= 0 {
      place = Int(facts.expressions[place].base)
      facts.expressions[place].marks.insert(.isAssigned)
    }
    while leadsOn(place), facts.expressions[place].base >= 0 {
      place = Int(facts.expressions[place].base)
      // What a call gives is no part of anything.
      if facts.expressions[place].kind == .call { return }
      facts.expressions[place].marks.insert(.isChanged)
    }
  }

  private func isUnwrapping(_ place: Int) -> Bool {
    let kind = facts.expressions[place].kind
    return kind == .forceUnwrap || kind == .optionalChain
  }

  /// Whether what an expression is part of changes with it.
  private func leadsOn(_ place: Int) -> Bool {
    let kind = facts.expressions[place].kind
    return kind == .member || kind == .subscript || isUnwrapping(place)
  }

  /// Whether an operator between two operands assigns to the left one: `+=`, `<<=`, `??=`, but no
  /// comparison. Told by its bytes since making its text costs more.
  func isCompoundAssignment(_ token: TokenSyntax) -> Bool {
    let start = Int(offset(token))
    let end = start + token.trimmedLength.utf8Length
    guard end - start >= 2, end <= source.count, source[end - 1] == UInt8(ascii: "=") else {
      return false
    }
    let last = source[end - 2]
    switch last {
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "~"): return false
    // `<=` and `.>=` compare, `<<=` and `&>>=` shift.
    case UInt8(ascii: "<"), UInt8(ascii: ">"): return end - start >= 3 && source[end - 3] == last
    default: return true
    }
  }
}
