import SwiftSyntax

/// Evaluates operators.
struct Operators {
  let context: Context

  private static let maximumResults = 64

  /// Evaluates an operation or assignment.
  ///
  /// Operators mostly group to the left, so that a long sum is a tree as deep as it has operands: the
  /// chain of left operands is walked in a loop, from the leftmost on, and only right operands
  /// recurse. Each operation takes a step.
  func infix(_ node: InfixOperatorExprSyntax, hint: TypeHint?) -> Value {
    if let assigned = assignment(node) { return assigned }
    var chain: [InfixOperatorExprSyntax] = []
    var leftmost = ExprSyntax(node)
    while let operation = leftmost.as(InfixOperatorExprSyntax.self) {
      chain.append(operation)
      leftmost = operation.leftOperand
    }
    var value = self.value(ofLeftmost: leftmost, of: chain.last, hint: hint)
    for operation in chain.reversed() {
      context.budget.spend(at: context.site(operation))
      value = result(of: operation, left: value, hint: hint)
    }
    return value
  }

  /// The leftmost operand. A member without a type that is compared with something is one of that
  /// thing's type.
  private func value(
    ofLeftmost operand: ExprSyntax, of node: InfixOperatorExprSyntax?, hint: TypeHint?
  ) -> Value {
    guard let node, Self.comparisons.contains(node.operatorText) else {
      return context.evaluate(operand, hint: hint)
    }
    guard operand.needsType, !node.rightOperand.needsType else {
      return context.evaluate(operand)
    }
    let other: Value? = context.evaluate(node.rightOperand)
    return context.evaluate(
      operand, hint: other.flatMap { self.hint(of: $0, writtenAs: node.rightOperand) })
  }

  private static let comparisons: Set<String> = [
    "==", "!=", "~=", "<", ">", "<=", ">=", "===", "!==",
  ]

  /// The type of a value, else that of the variable that it is read from.
  private func hint(of value: Value, writtenAs expression: ExprSyntax) -> TypeHint? {
    if let hint = context.types.hint(of: value) { return hint }
    let values = context.lvalues
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr: return values.hint(of: values.locate(expression))
    case .memberAccessExpr(let node) where node.base?.is(DeclReferenceExprSyntax.self) == true:
      return values.hint(of: values.locate(expression))
    case .functionCallExpr(let node):
      // `Type(rawValue: …)`, which may be `nil`.
      guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
        case .type(let path)? = context.names.lookUp(name)
      else { return nil }
      return TypeHint(path: path, isCollection: false)
    default: return nil
    }
  }

  private func result(
    of node: InfixOperatorExprSyntax, left: Value, hint: TypeHint?
  ) -> Value {
    let right = node.rightOperand
    switch node.operatorText {
    case "&&": return .condition(left.truth.and { context.evaluate(right).truth })
    case "||": return .condition(left.truth.or { context.evaluate(right).truth })
    case "??":
      if !functions(named: "??").isEmpty {
        let other = context.evaluate(right, hint: hint)
        if let own = declared("??", left, other, at: context.site(right)) { return own }
      }
      return coalesced(left, right, hint: hint ?? self.hint(of: left, writtenAs: node.leftOperand))
    case let name:
      let isComparison = Self.comparisons.contains(name)
      let other = context.evaluate(
        right, hint: isComparison ? self.hint(of: left, writtenAs: node.leftOperand) : hint)
      context.budget.spend(left.copyCost + other.copyCost, at: context.site(node))
      guard !context.budget.isSpent else { return .unknown(context.site(node).excerpt) }
      return binary(name, left, other, at: context.site(right))
    }
  }

  /// `left ?? right`, where the right side is evaluated only if the left one may be `nil`.
  private func coalesced(_ left: Value, _ right: ExprSyntax, hint: TypeHint?) -> Value {
    switch left {
    case .null: return context.evaluate(right, hint: hint)
    case .either(let values):
      let known = values.filter { !$0.isNull }
      guard known.count < values.count else { return left }
      let other = context.store.forkValue([{ context.evaluate(right, hint: hint) }, { .unset }])
      return .join(known + [other])
    default: return left
    }
  }

  /// The result of an operator that evaluates both sides.
  func binary(_ name: String, _ left: Value, _ right: Value, at site: Site) -> Value {
    if let declared = declared(name, left, right, at: site) { return declared }
    let comparison = Comparisons(context: context, site: site)
    switch (name, left, right) {
    case ("==", _, _): return .condition(comparison.areEqual(left, right))
    case ("!=", _, _): return .condition(comparison.areEqual(left, right).negated)
    case ("===", _, _): return .condition(left.isEqual(to: right))
    case ("!==", _, _): return .condition(left.isEqual(to: right).negated)
    case ("<", _, _) where context.types.hasComparisons:
      return .condition(comparison.precedes(left, right))
    case (">", _, _) where context.types.hasComparisons:
      return .condition(comparison.precedes(right, left))
    case ("<=", _, _) where context.types.hasComparisons:
      return .condition(comparison.precedes(right, left).negated)
    case (">=", _, _) where context.types.hasComparisons:
      return .condition(comparison.precedes(left, right).negated)
    case (_, .array, _), (_, _, .array):
      guard name == "+" else { return unknown(name, left, right, at: site) }
      let offset = site.offset
      return .array((left.elements(at: offset) + right.elements(at: offset)).ofSet(false))
    default: break
    }
    let results = left.alternatives.flatMap { left in
      right.alternatives.map { scalar(name, left, $0, at: site) }
    }
    return results.count > Self.maximumResults ? .unknown(site.excerpt) : .join(results)
  }

  private func scalar(_ name: String, _ left: Value, _ right: Value, at site: Site) -> Value {
    if let result = Arithmetic.result(name, left, right) { return result }
    if case (.integer, .integer) = (left, right) {
      // What overflows ends a run.
      if ["+", "-", "*", "/", "%", "..<", "..."].contains(name) { return .unknown(site.excerpt) }
      return unknown(name, left, right, at: site)
    }
    guard name == "..<" || name == "..." else { return unknown(name, left, right, at: site) }
    // A range of strings, as in version requirements, stands for itself.
    let bounds = [left, right].map { Argument($0, at: site) }
    return context.construction.libraryValue(name, bounds, at: site)
  }

  /// The result of an operator that is not known here; a problem, where its operands are.
  private func unknown(_ name: String, _ left: Value, _ right: Value, at site: Site) -> Value {
    guard left.isPlain, right.isPlain else { return .unknown(site.excerpt) }
    return .unknown(
      site.notUnderstood(because: "the operator `\(name)` is not known for these operands"))
  }

  func prefix(_ node: PrefixOperatorExprSyntax, hint: TypeHint?) -> Value {
    let operand = context.evaluate(node.expression, hint: hint)
    if let own = declared("prefix", node.operator.text, operand, at: context.site(node)) {
      return own
    }
    switch (node.operator.text, operand) {
    case ("!", _): return .condition(operand.truth.negated)
    case ("-", .integer(let number)): return .integer(0 &- number)
    case ("-", .double(let number)): return .double(-number)
    case ("~", .integer(let number)): return .integer(~number)
    case ("+", _): return operand
    case ("..<", .integer(let upper)): return .range((Int.min / 2)..<max(upper, Int.min / 2))
    case ("...", .integer(let upper)) where upper < .max:
      return .range((Int.min / 2)..<max(upper + 1, Int.min / 2))
    case (_, .unknown), (_, .unset), (_, .null), (_, .either), ("&", _):
      return .unknown(context.site(node).excerpt)
    case (let name, _):
      let reason = "the operator `\(name)` is not known for this operand"
      return .unknown(context.site(node).notUnderstood(because: reason))
    }
  }

  func postfix(_ node: PostfixOperatorExprSyntax) -> Value {
    let operand = context.evaluate(node.expression)
    if let own = declared("postfix", node.operator.text, operand, at: context.site(node)) {
      return own
    }
    if node.operator.text == "...", case .integer(let lower) = operand {
      return .range(lower..<Int.max)
    }
    return .unknown(context.site(node).excerpt)
  }

  // MARK: Assignment

  /// Carries out `a = b` and compound assignments; `nil` when an operation assigns nothing.
  private func assignment(_ node: InfixOperatorExprSyntax) -> Value? {
    if node.operator.is(AssignmentExprSyntax.self) {
      assign(node.rightOperand, to: node.leftOperand)
      return .void
    }
    let name = node.operatorText
    guard name.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name) else {
      return nil
    }
    let values = context.lvalues
    let target = values.locate(node.leftOperand)
    let element = context.element(node.rightOperand, hint: values.hint(of: target))
    let site = context.site(node.leftOperand)
    let old = values.read(target, at: site)
    context.budget.spend(old.copyCost + element.value.copyCost, at: context.site(node))
    guard !context.budget.isSpent else { return .void }
    let new = binary(
      String(name.dropLast()), old, element.value, at: context.site(node.rightOperand))
    values.write(ListElement(value: new, offset: element.offset), to: target, at: site)
    return .void
  }

  private func assign(_ source: ExprSyntax, to target: ExprSyntax) {
    let values = context.lvalues
    if let tuple = target.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      let value = context.evaluate(source)
      let site = context.site(source)
      for (index, part) in tuple.elements.enumerated() {
        let piece = value.part(String(index)) ?? .unknown(site.excerpt)
        values.write(
          ListElement(value: piece, offset: site.offset), to: values.locate(part.expression),
          at: context.site(part.expression))
      }
      return
    }
    let place = values.locate(target)
    values.write(
      context.element(source, hint: values.hint(of: place)), to: place, at: context.site(target))
  }
}

extension Value {
  /// Whether it is a number, a text or something else of which all is known.
  fileprivate var isPlain: Bool {
    switch self {
    case .string, .integer, .double, .boolean, .array, .dictionary, .tuple, .record: true
    default: false
    }
  }
}
