import SourceFacts
import SwiftSyntax

extension SwiftFileReader {
  // MARK: Top level

  /// Lowers the statements of a file; what is not a declaration belongs to its top-level code.
  func readTopLevel(_ items: CodeBlockItemListSyntax) {
    for item in items {
      switch item.item {
      case .decl(let declaration):
        if let config = declaration.as(IfConfigDeclSyntax.self) {
          forEachBranch(of: config) { elements in
            if case .statements(let inner) = elements { readTopLevel(inner) }
          }
        } else {
          readDeclaration(declaration)
        }
      case .stmt(let statement):
        inTopLevelCode(at: statement) { readStatement(statement) }
      case .expr(let expression):
        if let macro = expression.as(MacroExpansionExprSyntax.self), build.owner < 0, !isScript {
          readTopLevelMacro(macro)
        } else {
          inTopLevelCode(at: expression) { readExpression(expression) }
        }
      }
    }
  }

  /// A freestanding macro such as `#Preview { … }` is parsed as an expression at the top of a file.
  private func readTopLevelMacro(_ node: MacroExpansionExprSyntax) {
    var parts = part(.macroExpansion, node.macroName, node, nil, nil)
    if parts.name == known.preview { parts.marks.insert(.isPreview) }
    let index = add(parts)
    build.within(index) { build.inLocalScope { readExpression(ExprSyntax(node)) } }
  }

  private func inTopLevelCode(at node: some SyntaxProtocol, _ body: () -> Void) {
    let topLevelCode = build.topLevelCode(
      condition: build.condition, from: offset(node),
      to: UInt32(node.endPositionBeforeTrailingTrivia.utf8Offset))
    build.within(topLevelCode) { build.locally(body) }
  }

  /// Lowers an expression that no declaration owns, such as the value of `_ = f()` at the top.
  func readScriptExpression(_ expression: ExprSyntax) {
    if build.owner < 0 {
      inTopLevelCode(at: expression) { readExpression(expression) }
    } else {
      readExpression(expression)
    }
  }

  // MARK: Blocks

  func readBody(_ body: CodeBlockSyntax?) {
    if let body { readFunctionItems(body.statements) }
  }

  /// Lowers the body of a function: a single expression, or a single `return`, is its result,
  /// which is returned.
  @discardableResult
  func readFunctionItems(_ items: CodeBlockItemListSyntax) -> ExpressionIndex {
    if let expression = singleExpression(of: items) {
      return readExpression(expression, expecting: result)
    }
    if let item = items.first, items.count == 1, case .stmt(let statement) = item.item,
      let value = statement.as(ReturnStmtSyntax.self)?.expression
    {
      return readExpression(value, expecting: result)
    }
    readItems(items)
    return ExpressionFact.none
  }

  /// Whether a body is nothing but `nil` or `return nil`.
  func isNilOnly(_ items: CodeBlockItemListSyntax?) -> Bool {
    var iterator = items?.makeIterator()
    guard let first = iterator?.next(), iterator?.next() == nil else { return false }
    switch first.item {
    case .expr(let expression): return expression.is(NilLiteralExprSyntax.self)
    case .stmt(let statement):
      let value = statement.as(ReturnStmtSyntax.self)?.expression
      return value?.is(NilLiteralExprSyntax.self) == true
    case .decl: return false
    }
  }

  /// Lowers the items of a block in the present scope; its local functions and types are known
  /// throughout.
  func readItems(_ items: CodeBlockItemListSyntax) {
    if build.isLocal { bindLocalDeclarations(items) }
    for item in items {
      switch item.item {
      case .decl(let declaration): readDeclaration(declaration)
      case .stmt(let statement): readStatement(statement)
      case .expr(let expression): readExpression(expression)
      }
    }
  }

  private func bindLocalDeclarations(_ items: CodeBlockItemListSyntax) {
    for item in items {
      guard case .decl(let declaration) = item.item else { continue }
      let token: TokenSyntax? =
        switch declaration.as(DeclSyntaxEnum.self) {
        case .functionDecl(let node): node.name
        case .structDecl(let node): node.name
        case .classDecl(let node): node.name
        case .enumDecl(let node): node.name
        case .actorDecl(let node): node.name
        case .typeAliasDecl(let node): node.name
        default: nil
        }
      guard let token else { continue }
      build.bindAhead(name(token), offset: offset(token))
    }
  }

  private func readBlock(_ block: CodeBlockSyntax?) {
    guard let block else { return }
    build.inLocalScope { readItems(block.statements) }
  }

  // MARK: Statements

  func readStatement(_ statement: StmtSyntax) {
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): readExpression(node.expression)
    case .returnStmt(let node):
      if let value = node.expression { readReturned(value) }
    case .throwStmt(let node): readExpression(node.expression)
    case .guardStmt(let node):
      readConditions(node.conditions)
      readBlock(node.body)
    case .whileStmt(let node):
      build.inLocalScope {
        readConditions(node.conditions)
        readItems(node.body.statements)
      }
    case .repeatStmt(let node):
      readBlock(node.body)
      readExpression(node.condition)
    case .forStmt(let node): readFor(node)
    case .doStmt(let node): readDo(node)
    case .deferStmt(let node): readBlock(node.body)
    case .labeledStmt(let node): readStatement(node.statement)
    case .yieldStmt(let node):
      switch node.yieldedExpressions {
      case .single(let expression): readExpression(expression)
      case .multiple(let clause):
        for element in clause.elements { readExpression(element.expression) }
      }
    case .discardStmt(let node): readExpression(node.expression)
    default: break
    }
  }

  /// Lowers what `return` gives; the innermost closure remembers it.
  private func readReturned(_ value: ExprSyntax) {
    let returned = readExpression(value, expecting: result)
    switch result {
    case .closureResult, .writtenType: build.addReturned(returned)
    case .unknown, .sameAs, .result, .context: break
    }
  }

  /// Lowers the conditions of `if`, `guard` and `while`, binding names in the present scope.
  func readConditions(_ conditions: ConditionElementListSyntax) {
    for element in conditions {
      switch element.condition {
      case .expression(let expression): readExpression(expression)
      case .optionalBinding(let node): readOptionalBinding(node)
      case .matchingPattern(let node):
        let value = readExpression(node.initializer.value)
        let type = node.typeAnnotation.map { readType($0.type) } ?? -1
        readPattern(node.pattern, PatternSource(value: value, source: .whole, type: type))
      case .availability: break
      }
    }
  }

  private func readOptionalBinding(_ node: OptionalBindingConditionSyntax) {
    let type = node.typeAnnotation.map { readType($0.type) } ?? -1
    var value: ExpressionIndex = -1
    if let initializer = node.initializer?.value {
      value = readExpression(
        initializer, expecting: type >= 0 ? .writtenType(type) : .unknown)
    } else if let identifier = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      value = readName(identifier)
    }
    readPattern(node.pattern, PatternSource(value: value, source: .unwrapped, type: type))
  }

  private func readFor(_ node: ForStmtSyntax) {
    let sequence = readExpression(node.sequence)
    build.inLocalScope {
      let type = node.typeAnnotation.map { readType($0.type) } ?? -1
      readPattern(node.pattern, PatternSource(value: sequence, source: .element, type: type))
      if let condition = node.whereClause?.condition { readExpression(condition) }
      readItems(node.body.statements)
    }
  }

  private func readDo(_ node: DoStmtSyntax) {
    let thrown = node.throwsClause?.type.map { readType($0) } ?? -1
    readBlock(node.body)
    for clause in node.catchClauses {
      build.inLocalScope {
        // Only a clause without a pattern names the error `error`.
        let isNamed = clause.catchItems.contains { $0.pattern != nil }
        let nameID = isNamed ? known.underscore : known.error
        let error = bind(nameID, offset: offset(clause.catchKeyword), type: thrown)
        for item in clause.catchItems {
          if let pattern = item.pattern {
            let value = addExpression(fact(.local, at: pattern, base: error, name: nameID))
            readPattern(pattern, PatternSource(value: value, source: .whole, type: -1))
          }
          if let condition = item.whereClause?.condition { readExpression(condition) }
        }
        if clause.body.statements.isEmpty { addCode(.emptyCatch, at: clause.catchKeyword) }
        readItems(clause.body.statements)
      }
    }
  }
}
