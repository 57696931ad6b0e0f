import SourceFacts
import SwiftSyntax

extension SwiftFileReader {
  /// Lowers `if` and returns what its branches yield. No recursion along `else if`.
  func readIf(_ node: IfExprSyntax, expecting expectation: Expectation) -> [ExpressionIndex] {
    var results: [ExpressionIndex] = []
    var next: IfExprSyntax? = node
    while let branch = next {
      next = nil
      build.inLocalScope {
        readConditions(branch.conditions)
        results += readBranch(branch.body.statements, expecting: expectation)
      }
      switch branch.elseBody {
      case .ifExpr(let other): next = other
      case .codeBlock(let block):
        build.inLocalScope { results += readBranch(block.statements, expecting: expectation) }
      case nil: break
      }
    }
    return results
  }

  /// Lowers `switch` and returns what its cases yield.
  func readSwitch(
    _ node: SwitchExprSyntax, expecting expectation: Expectation
  ) -> [ExpressionIndex] {
    let subject = readExpression(node.subject)
    var results: [ExpressionIndex] = []
    let reading = CaseReading(subject: subject, namesCases: namesCases(node.cases))
    readCases(node.cases, reading, expecting: expectation, into: &results)
    return results
  }

  /// What the cases of a `switch` have in common.
  private struct CaseReading {
    var subject: ExpressionIndex
    /// Whether a pattern looks like a case of an enum.
    var namesCases: Bool
  }

  private func readCases(
    _ cases: SwitchCaseListSyntax, _ reading: CaseReading, expecting expectation: Expectation,
    into results: inout [ExpressionIndex]
  ) {
    for element in cases {
      switch element {
      case .switchCase(let node):
        build.inLocalScope {
          switch node.label {
          case .case(let label): readCaseItems(label, subject: reading.subject)
          case .default(let label):
            let isUnknown = node.attribute != nil
            addCode(isUnknown ? .unknownDefault : .defaultCase, at: label.defaultKeyword)
            if reading.namesCases, !isUnknown { addCode(.caseDefault, at: label.defaultKeyword) }
          }
          results += readBranch(node.statements, expecting: expectation)
        }
      case .ifConfigDecl(let config):
        forEachBranch(of: config) { elements in
          if case .switchCases(let inner) = elements {
            readCases(inner, reading, expecting: expectation, into: &results)
          }
        }
      }
    }
  }

  /// Whether a pattern of some case, in whatever branch of `#if`, looks like a case of an enum.
  private func namesCases(_ cases: SwitchCaseListSyntax) -> Bool {
    cases.contains { element in
      switch element {
      case .switchCase(let node):
        guard case .case(let label) = node.label else { return false }
        return label.caseItems.contains { $0.pattern.namesCase }
      case .ifConfigDecl(let config):
        return config.clauses.contains { clause in
          guard case .switchCases(let inner) = clause.elements else { return false }
          return namesCases(inner)
        }
      }
    }
  }

  private func readCaseItems(_ label: SwitchCaseLabelSyntax, subject: ExpressionIndex) {
    for item in label.caseItems {
      readPattern(item.pattern, PatternSource(value: subject, source: .whole, type: -1))
      if let condition = item.whereClause?.condition { readExpression(condition) }
    }
  }

  private func readBranch(
    _ items: CodeBlockItemListSyntax, expecting expectation: Expectation
  ) -> [ExpressionIndex] {
    guard let expression = singleExpression(of: items) else {
      readItems(items)
      return []
    }
    return [readExpression(expression, expecting: expectation)]
  }

  /// The expression that a block consists of, `if` and `switch` included, or `nil`.
  func singleExpression(of items: CodeBlockItemListSyntax) -> ExprSyntax? {
    guard let item = items.first, items.count == 1 else { return nil }
    switch item.item {
    case .expr(let expression): return expression
    case .stmt(let statement): return statement.as(ExpressionStmtSyntax.self)?.expression
    case .decl: return nil
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
