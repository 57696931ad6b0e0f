import SwiftSyntax

/// Tests the conditions of `if`, `guard`, `while` and `where`, and binds what they bind.
struct Conditions {
  let context: Context

  /// Tests conditions in order; `nil` when the answer is not known.
  func test(_ conditions: ConditionElementListSyntax) -> Bool? {
    conditions.allHold { test($0) }
  }

  /// An answer after a `where` that may follow.
  func narrow(_ answer: Bool?, _ clause: WhereClauseSyntax?) -> Bool? {
    guard let clause else { return answer }
    return answer.and { context.evaluate(clause.condition).truth }
  }

  private func test(_ element: ConditionElementSyntax) -> Bool? {
    switch element.condition {
    case .expression(let expression): return context.evaluate(expression).truth
    case .availability: return true
    case .optionalBinding(let binding): return test(binding)
    case .matchingPattern(let match):
      let value = context.evaluate(match.initializer.value)
      return Patterns(context: context).matches(value, match.pattern)
    }
  }

  /// `if let name = value`: alternatives that are not `nil` are bound, and the answer is not known.
  private func test(_ binding: OptionalBindingConditionSyntax) -> Bool? {
    let value: Value
    if let initializer = binding.initializer?.value {
      value = context.evaluate(initializer)
    } else if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      let reference = DeclReferenceExprSyntax(baseName: name.detached.trimmed)
      value = context.names.reference(reference, hint: nil)
    } else {
      return nil
    }
    let patterns = Patterns(context: context)
    switch value {
    case .null: return false
    case .unknown:
      patterns.destructure(value, into: binding.pattern)
      return nil
    case .either(let values):
      let present = values.filter { !$0.isNull }
      patterns.destructure(.join(present), into: binding.pattern)
      return present.count == values.count ? true : nil
    default:
      patterns.destructure(value, into: binding.pattern)
      return true
    }
  }
}
