import SourceFacts
import SwiftSyntax

/// Reads `if` and `switch`, which are expressions where each branch is one.
struct BranchReader: GrammarReader {
  let here: BodyContext

  /// Reads `if` and returns what its branches yield. No recursion along `else if`.
  func read(_ node: IfExprSyntax, expecting expectation: Expectation) -> [Operand] {
    var results: [Operand] = []
    var next: IfExprSyntax? = node
    while let branch = next {
      next = nil
      build.inLocalScope {
        statements.readConditions(branch.conditions)
        readBranch(branch.body.statements, expecting: expectation, into: &results)
      }
      switch branch.elseBody {
      case .ifExpr(let other): next = other
      case .codeBlock(let block):
        build.inLocalScope { readBranch(block.statements, expecting: expectation, into: &results) }
      case nil: break
      }
    }
    return results
  }

  /// Reads `switch` and returns what its cases yield.
  func read(_ node: SwitchExprSyntax, expecting expectation: Expectation) -> [Operand] {
    let subject = expressions.read(node.subject)
    var results: [Operand] = []
    let cases = CaseContext(
      subject: subject, namesCases: node.cases.namesCases, expectation: expectation)
    readCases(node.cases, cases, into: &results)
    return results
  }

  /// What the cases of a `switch` have in common.
  private struct CaseContext {
    let subject: Operand
    /// Whether a pattern looks like a case of an enum.
    let namesCases: Bool
    let expectation: Expectation
  }

  private func readCases(
    _ list: SwitchCaseListSyntax, _ cases: CaseContext, into results: inout [Operand]
  ) {
    for element in list {
      switch element {
      case .switchCase(let node):
        build.inLocalScope {
          switch node.label {
          case .case(let label): readItems(label, subject: cases.subject)
          case .default(let label):
            let isUnknown = node.attribute != nil
            addCode(isUnknown ? .unknownDefault : .defaultCase, at: label.defaultKeyword)
            if cases.namesCases, !isUnknown { addCode(.caseDefault, at: label.defaultKeyword) }
          }
          readBranch(node.statements, expecting: cases.expectation, into: &results)
        }
      case .ifConfigDecl(let config):
        forEachBranch(of: config) { elements in
          if case .switchCases(let inner) = elements { readCases(inner, cases, into: &results) }
        }
      }
    }
  }

  private func readItems(_ label: SwitchCaseLabelSyntax, subject: Operand) {
    for item in label.caseItems {
      patterns.read(item.pattern, from: .whole(subject))
      if let condition = item.whereClause?.condition { expressions.read(condition) }
    }
  }

  /// Reads a branch; one that is an expression yields it.
  private func readBranch(
    _ items: CodeBlockItemListSyntax, expecting expectation: Expectation,
    into results: inout [Operand]
  ) {
    if let expression = items.singleExpression {
      results.append(expressions.read(expression, expecting: expectation))
    } else {
      blocks.readItems(items)
    }
  }
}
