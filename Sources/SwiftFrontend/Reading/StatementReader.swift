import SourceFacts
import SourceText
import SwiftSyntax

/// Reads statements, and the conditions of those that have some.
struct StatementReader: GrammarReader {
  let here: BodyContext

  /// Reads a statement.
  func read(_ statement: StmtSyntax) {
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): expressions.read(node.expression)
    case .returnStmt(let node): if let value = node.expression { readReturned(value) }
    case .throwStmt(let node): expressions.read(node.expression, expecting: here.thrown)
    case .guardStmt(let node):
      // What it binds stays in sight behind it.
      readConditions(node.conditions)
      blocks.readBlock(node.body)
    case .whileStmt(let node):
      build.inLocalScope {
        readConditions(node.conditions)
        blocks.readItems(node.body.statements)
      }
    case .repeatStmt(let node):
      blocks.readBlock(node.body)
      expressions.read(node.condition)
    case .forStmt(let node): readFor(node)
    case .doStmt(let node): readDo(node)
    case .deferStmt(let node): blocks.readBlock(node.body)
    case .labeledStmt(let node): read(node.statement)
    case .yieldStmt(let node):
      switch node.yieldedExpressions {
      case .single(let expression): expressions.read(expression)
      case .multiple(let clause):
        for element in clause.elements { expressions.read(element.expression) }
      }
    case .discardStmt(let node): expressions.read(node.expression)
    default: break
    }
  }

  /// Reads what `return` gives; the innermost closure remembers it, unless the `return` is that of a
  /// function inside of it.
  private func readReturned(_ value: ExprSyntax) {
    let returned = expressions.read(value, expecting: here.result)
    switch here.result {
    case .closureResult, .writtenType: build.addReturned(returned)
    case .unknown, .sameAs, .result, .context: break
    }
  }

  /// Reads the conditions of `if`, `guard` and `while`, binding names in the present scope.
  func readConditions(_ conditions: ConditionElementListSyntax) {
    for element in conditions {
      switch element.condition {
      case .expression(let expression): expressions.read(expression)
      case .optionalBinding(let node): readOptionalBinding(node)
      case .matchingPattern(let node):
        let value = expressions.read(node.initializer.value)
        let type = node.typeAnnotation.map { types.read($0.type) }
        patterns.read(node.pattern, from: .whole(value), type: type)
      case .availability: break
      }
    }
  }

  private func readOptionalBinding(_ node: OptionalBindingConditionSyntax) {
    let type = node.typeAnnotation.map { types.read($0.type) }
    var value = Operand.none
    if let initializer = node.initializer?.value {
      value = expressions.read(initializer, expecting: Expectation(type: type))
    } else if let identifier = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      value = names.read(identifier)
    }
    patterns.read(node.pattern, from: .unwrapped(value), type: type)
  }

  private func readFor(_ node: ForStmtSyntax) {
    let sequence = expressions.read(node.sequence)
    build.inLocalScope {
      let type = node.typeAnnotation.map { types.read($0.type) }
      patterns.read(node.pattern, from: .element(of: sequence), type: type)
      if let condition = node.whereClause?.condition { expressions.read(condition) }
      blocks.readItems(node.body.statements)
    }
  }

  private func readDo(_ node: DoStmtSyntax) {
    let thrown = node.throwsClause?.type.map { types.read($0) }
    BlockReader(here: thrown == nil ? here : here.throwing(thrown)).readBlock(node.body)
    for clause in node.catchClauses {
      build.inLocalScope { readCatch(clause, thrown: thrown) }
    }
  }

  private func readCatch(_ clause: CatchClauseSyntax, thrown: ID<TypeFact>?) {
    // Only a clause without a pattern names the error `error`.
    let isNamed = clause.catchItems.contains { $0.pattern != nil }
    let nameID = isNamed ? known.underscore : known.error
    let error = bind(
      nameID, offset: offset(clause.catchKeyword), type: thrown, source: .error)
    for item in clause.catchItems {
      if let pattern = item.pattern {
        patterns.read(pattern, from: .whole(add(.local(error), at: pattern, name: nameID)))
      }
      if let condition = item.whereClause?.condition { expressions.read(condition) }
    }
    if clause.body.statements.isEmpty { addCode(.emptyCatch, at: clause.catchKeyword) }
    blocks.readItems(clause.body.statements)
  }
}
