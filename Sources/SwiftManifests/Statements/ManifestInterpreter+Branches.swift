import SourceText
import SwiftSyntax

extension ManifestInterpreter {
  /// Evaluates `if`; with `isTail`, the value of a branch's single expression is its result.
  func execute(_ node: IfExprSyntax, in scope: Scope, isTail: Bool) -> Flow {
    let inner = Scope(parent: scope)
    return branch(
      on: Array(node.conditions)[...], in: inner,
      then: { self.runBranch(node.body.statements, inside: inner, isTail: isTail) },
      otherwise: {
        switch node.elseBody {
        case .codeBlock(let block):
          self.runBranch(block.statements, inside: scope, isTail: isTail)
        case .ifExpr(let next):
          self.nested(at: next, fallback: .dead) { self.execute(next, in: scope, isTail: isTail) }
        case nil: .open
        }
      })
  }

  func runBranch(_ block: CodeBlockItemListSyntax, inside scope: Scope, isTail: Bool) -> Flow {
    isTail ? runTail(Array(block), in: Scope(parent: scope)) : run(block, inside: scope)
  }

  /// Evaluates `guard`: what its conditions bind belongs to the enclosing scope.
  func execute(_ node: GuardStmtSyntax, in scope: Scope) -> Flow {
    branch(
      on: Array(node.conditions)[...], in: scope,
      then: { .open }, otherwise: { self.run(node.body.statements, inside: scope) })
  }

  /// Goes one way, or both ways when a condition is not known.
  private func branch(
    on conditions: ArraySlice<ConditionElementSyntax>, in scope: Scope,
    then: () -> Flow, otherwise: () -> Flow
  ) -> Flow {
    switch test(conditions, in: scope) {
    case true?: then()
    case false?: otherwise()
    case nil:
      merged(
        withoutActuallyEscaping(
          then,
          do: { then in
            withoutActuallyEscaping(otherwise, do: { self.fork([then, $0]) })
          }))
    }
  }

  /// Tests conditions in order and binds what they bind; `nil` when the answer is not known.
  func test(_ conditions: ArraySlice<ConditionElementSyntax>, in scope: Scope) -> Bool? {
    var isKnown = true
    for condition in conditions {
      switch test(condition, in: scope) {
      case false?: return false
      case nil: isKnown = false
      case true?: break
      }
    }
    return isKnown ? true : nil
  }

  private func test(_ element: ConditionElementSyntax, in scope: Scope) -> Bool? {
    switch element.condition {
    case .expression(let expression): return truth(of: evaluate(expression, in: scope))
    case .availability: return true
    case .optionalBinding(let binding): return test(binding, in: scope)
    case .matchingPattern(let match):
      let value = evaluate(match.initializer.value, in: scope)
      return matches(value, match.pattern, in: scope)
    }
  }

  /// `if let name = value`: alternatives that are not `nil` are bound, and the answer is not known.
  private func test(_ binding: OptionalBindingConditionSyntax, in scope: Scope) -> Bool? {
    let value: Value
    if let initializer = binding.initializer?.value {
      value = evaluate(initializer, in: scope)
    } else if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      let reference = DeclReferenceExprSyntax(baseName: name.detached.trimmed)
      value = self.reference(reference, in: scope, hint: nil)
    } else {
      return nil
    }
    switch value {
    case .null: return false
    case .unknown:
      destructure(value, into: binding.pattern, in: scope)
      return nil
    case .either(let values):
      let present = values.filter { if case .null = $0 { false } else { true } }
      destructure(join(present), into: binding.pattern, in: scope)
      return present.count == values.count ? true : nil
    default:
      destructure(value, into: binding.pattern, in: scope)
      return true
    }
  }
}
