import SwiftSyntax

extension CodeBlockItemListSyntax {
  /// The expression that a block consists of, `if` and `switch` included, or `nil`.
  var singleExpression: ExprSyntax? {
    switch single {
    case .expr(let expression): expression
    case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
    case .decl, nil: nil
    }
  }

  /// What the `return` gives that a block consists of, or `nil`.
  var singleReturned: ExprSyntax? {
    guard case .stmt(let statement) = single else { return nil }
    return statement.as(ReturnStmtSyntax.self)?.expression
  }

  /// Whether a body is nothing but `nil` or `return nil`.
  var isNilOnly: Bool {
    guard case .expr(let expression) = single else {
      return singleReturned?.is(NilLiteralExprSyntax.self) == true
    }
    return expression.is(NilLiteralExprSyntax.self)
  }

  /// The only item; found without counting all of them.
  private var single: CodeBlockItemSyntax.Item? {
    var iterator = makeIterator()
    guard let first = iterator.next(), iterator.next() == nil else { return nil }
    return first.item
  }
}

extension SwitchCaseListSyntax {
  /// Whether a pattern of some case, in whatever branch of `#if`, looks like a case of an enum.
  var namesCases: Bool {
    contains { element in
      switch element {
      case .switchCase(let node):
        guard case .case(let label) = node.label else { return false }
        return label.caseItems.contains { $0.pattern.namesCase }
      case .ifConfigDecl(let config):
        return config.clauses.contains { clause in
          guard case .switchCases(let inner) = clause.elements else { return false }
          return inner.namesCases
        }
      }
    }
  }
}

extension PatternSyntax {
  /// Whether it is `.name`, `Type.name`, or one of these with associated values.
  fileprivate var namesCase: Bool {
    if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.namesCase }
    guard var expression = self.as(ExpressionPatternSyntax.self)?.expression else { return false }
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      expression = optional.expression
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      expression = call.calledExpression
    }
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return false }
    guard let base = member.base else { return true }
    let text =
      base.as(DeclReferenceExprSyntax.self) ?? base.as(MemberAccessExprSyntax.self)?.declName
    return text?.baseName.text.first?.isUppercase == true
  }
}
