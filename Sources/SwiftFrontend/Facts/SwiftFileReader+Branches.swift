import ArchModel
import SwiftSyntax

extension SwiftFileReader {
  /// Lowers `if` and returns what its branches yield. No recursion along `else if`.
  func readIf(_ node: IfExprSyntax, expecting expectation: Expectation) -> [ExpressionIndex] {
    var results: [ExpressionIndex] = []
    var next: IfExprSyntax? = node
    while let branch = next {
      next = nil
      inLocalScope {
        readConditions(branch.conditions)
        results += readBranch(branch.body.statements, expecting: expectation)
      }
      switch branch.elseBody {
      case .ifExpr(let other): next = other
      case .codeBlock(let block):
        inLocalScope { results += readBranch(block.statements, expecting: expectation) }
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
    readCases(node.cases, subject: subject, expecting: expectation, into: &results)
    return results
  }

  private func readCases(
    _ cases: SwitchCaseListSyntax, subject: ExpressionIndex, expecting expectation: Expectation,
    into results: inout [ExpressionIndex]
  ) {
    for element in cases {
      switch element {
      case .switchCase(let node):
        inLocalScope {
          switch node.label {
          case .case(let label): readCaseItems(label, subject: subject)
          case .default(let label):
            let isUnknown = node.attribute != nil
            addCode(isUnknown ? .unknownDefault : .defaultCase, at: label.defaultKeyword)
          }
          results += readBranch(node.statements, expecting: expectation)
        }
      case .ifConfigDecl(let config):
        forEachBranch(of: config) { elements in
          if case .switchCases(let inner) = elements {
            readCases(inner, subject: subject, expecting: expectation, into: &results)
          }
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
