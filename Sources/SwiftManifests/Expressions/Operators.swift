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
      guard name == "+" else { return .unknown(site.excerpt) }
      let offset = site.offset
      return .array(left.elements(at: offset) + right.elements(at: offset))
    default: break
    }
    let results = left.alternatives.flatMap { left in
      right.alternatives.map { scalar(name, left, $0, at: site) }
    }
    return results.count > Self.maximumResults ? .unknown(site.excerpt) : .join(results)
  }

  private func scalar(_ name: String, _ left: Value, _ right: Value, at site: Site) -> Value {
    if let result = Arithmetic.result(name, left, right) { return result }
    if case (.integer, .integer) = (left, right) { return .unknown(site.excerpt) }
    guard name == "..<" || name == "..." else { return .unknown(site.excerpt) }
    // A range of strings, as in version requirements, stands for itself.
    let bounds = [left, right].map { Argument($0, at: site) }
    return context.construction.libraryValue(name, bounds, at: site)
  }

  /// The result of an operator that the manifest declares; `nil` when none fits.
  func declared(
    _ name: String, _ left: Value, _ right: Value, at site: Site
  ) -> Value? {
    for (function, owner) in functions(named: name)
    where !context.evaluation.isActive(function) {
      let types = function.signature.parameterClause.parameters.map(\.type)
      guard types.count == 2, mayAccept(types[0], left, in: owner),
        mayAccept(types[1], right, in: owner)
      else { continue }
      let arguments = [left, right].map { Argument($0, at: site) }
      return context.functions.invoke(function, with: arguments, in: context.evaluation.globals)
    }
    return nil
  }

  /// The functions of a name, with the types that declare them.
  private func functions(
    named name: String
  ) -> [(function: FunctionDeclSyntax, owner: ManifestType?)] {
    guard name.first.map({ !$0.isLetter }) == true else { return [] }
    let members = context.types.all.flatMap { type in
      type.methods(named: name, isStatic: true).map { ($0.declaration, Optional(type)) }
    }
    return (context.evaluation.globals.functions[name] ?? []).map { ($0, nil) } + members
  }

  /// Whether a value may be of a written type: one of a declared type if that is, or inherits from, the
  /// type written; others are judged by shape, lists to lists, strings to strings.
  func mayAccept(_ type: TypeSyntax, _ value: Value, in owner: ManifestType?) -> Bool {
    guard let hint = context.types.hint(of: type) else { return false }
    let isDeclared = { context.types.all.contains { $0.kind != .library && $0.matches(hint) } }
    if let own = context.types.type(of: value) {
      if hint.isCollection { return false }
      let lineage = context.types.lineage(of: own)
      if hint.path == "Self" {
        return owner.map { owner in lineage.contains { $0 === owner } } ?? false
      }
      return !isDeclared() || lineage.contains { $0.matches(hint) }
    }
    switch value {
    case .dictionary: return hint.isDictionary || (!hint.isCollection && hint.path != "String")
    case _ where hint.isDictionary: return false
    case .array: return hint.isCollection
    case .tuple: return hint.path == "()" && !hint.isCollection
    case .string:
      let isOther = hint.isCollection || ["Int", "Double", "Bool"].contains(hint.path)
      return !isOther && (!isDeclared() || context.construction.takesText(hint))
    case .integer: return hint.path == "Int" && !hint.isCollection
    case .double: return hint.path == "Double" && !hint.isCollection
    case .boolean: return hint.path == "Bool" && !hint.isCollection
    default: return !hint.isCollection && hint.path != "String"
    }
  }

  func prefix(_ node: PrefixOperatorExprSyntax, hint: TypeHint?) -> Value {
    let operand = context.evaluate(node.expression, hint: hint)
    switch (node.operator.text, operand) {
    case ("!", _): return .condition(operand.truth.negated)
    case ("-", .integer(let number)): return .integer(0 &- number)
    case ("-", .double(let number)): return .double(-number)
    case ("+", _): return operand
    default: return .unknown(context.site(node).excerpt)
    }
  }

  func postfix(_ node: PostfixOperatorExprSyntax) -> Value {
    let operand = context.evaluate(node.expression)
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
