import SourceFacts
import SwiftSyntax

extension SwiftFileReader {
  /// Appends an expression and returns its index.
  func addExpression(_ fact: ExpressionFact) -> ExpressionIndex {
    build.add(fact)
  }

  func fact(
    _ kind: ExpressionFact.Kind, at node: some SyntaxProtocol, role: ReferenceRole = .value,
    base: Int32 = -1, name: NameID = -1, arguments: [Int32] = []
  ) -> ExpressionFact {
    ExpressionFact(
      kind: kind, role: role, condition: build.condition, offset: offset(node), owner: build.owner,
      base: base, name: name, arguments: build.list(arguments))
  }

  /// Records a small thing in code that rules may forbid.
  func addCode(_ kind: CodeKind, at node: some SyntaxProtocol) {
    build.add(
      CodeFact(
        kind: kind, condition: build.condition, owner: build.owner, offset: offset(node)))
  }

  /// The index of a context for an implicit member, or -1 where nothing is known.
  func context(_ expectation: Expectation) -> Int32 {
    let fact: ContextFact
    switch expectation {
    case .unknown: return -1
    case .context(let index): return index
    case .writtenType(let type): fact = ContextFact(kind: .writtenType, index: type)
    case .sameAs(let expression): fact = ContextFact(kind: .sameAs, index: expression)
    case .result(let declaration): fact = ContextFact(kind: .result, index: declaration)
    case .closureResult(let closure): fact = ContextFact(kind: .closureResult, index: closure)
    }
    return build.add(fact)
  }

  /// Lowers an expression and all that it names; returns what types it.
  @discardableResult
  func readExpression(
    _ expression: ExprSyntax, expecting expectation: Expectation = .unknown,
    role: ReferenceRole = .value
  ) -> ExpressionIndex {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr,
      .optionalChainingExpr, .forceUnwrapExpr, .genericSpecializationExpr, .postfixOperatorExpr,
      .postfixIfConfigExpr:
      return readChain(expression, expecting: expectation, role: role)
    case .sequenceExpr(let node):
      return readSequence(Array(node.elements), expecting: expectation)
    case .integerLiteralExpr: return ExpressionFact.integerLiteral
    case .floatLiteralExpr: return ExpressionFact.floatLiteral
    case .booleanLiteralExpr: return ExpressionFact.booleanLiteral
    case .nilLiteralExpr: return ExpressionFact.nilLiteral
    case .stringLiteralExpr(let node): return readString(node)
    case .closureExpr(let node): return readClosure(node, context: context(expectation))
    case .tryExpr(let node): return readTry(node, expecting: expectation)
    case .awaitExpr(let node):
      let outer = isAwaited
      isAwaited = true
      defer { isAwaited = outer }
      return readExpression(node.expression, expecting: expectation)
    case .unsafeExpr(let node): return readExpression(node.expression, expecting: expectation)
    case .borrowExpr(let node): return readExpression(node.expression, expecting: expectation)
    case .consumeExpr(let node): return readExpression(node.expression, expecting: expectation)
    case .copyExpr(let node): return readExpression(node.expression, expecting: expectation)
    case .inOutExpr(let node):
      let target = readExpression(node.expression, expecting: expectation)
      build.markAssigned(target)
      return target
    case .packElementExpr(let node): return readExpression(node.pack)
    case .packExpansionExpr(let node): return readExpression(node.repetitionPattern)
    case .superExpr(let node): return addExpression(fact(.superValue, at: node))
    case .typeExpr(let node):
      return addExpression(fact(.type, at: node, base: readType(node.type)))
    case .tupleExpr(let node): return readTuple(node, expecting: expectation)
    case .arrayExpr(let node): return readArray(node, expecting: expectation)
    case .dictionaryExpr(let node): return readDictionary(node, expecting: expectation)
    case .prefixOperatorExpr(let node): return readPrefix(node, expecting: expectation)
    case .keyPathExpr(let node): return readKeyPath(node, expecting: expectation)
    case .macroExpansionExpr(let node):
      return readMacroUse(
        name: node.macroName, module: node.moduleSelector?.moduleName,
        generics: node.genericArgumentClause, arguments: node.arguments,
        trailing: node.trailingClosure, additional: node.additionalTrailingClosures)
    case .ifExpr(let node):
      return branches(readIf(node, expecting: expectation), at: node)
    case .switchExpr(let node):
      return branches(readSwitch(node, expecting: expectation), at: node)
    case .patternExpr(let node):
      let first = build.bindingCount
      readPattern(node.pattern, PatternSource(value: -1, source: .none, type: -1))
      freeBindings.append(contentsOf: first..<build.bindingCount)
      return ExpressionFact.none
    default:
      return readRareExpression(expression)
    }
  }

  /// Expressions that only folded or broken trees hold, and those without names.
  private func readRareExpression(_ expression: ExprSyntax) -> ExpressionIndex {
    switch expression.as(ExprSyntaxEnum.self) {
    case .infixOperatorExpr(let node):
      readExpression(node.leftOperand)
      readExpression(node.rightOperand)
    case .ternaryExpr(let node):
      readExpression(node.condition)
      let results = [readExpression(node.thenExpression), readExpression(node.elseExpression)]
      return branches(results, at: node)
    case .asExpr(let node):
      readExpression(node.expression)
      if let mark = node.questionOrExclamationMark, mark.tokenKind == .exclamationMark {
        addCode(.forceCast, at: mark)
      }
      readType(node.type)
    case .isExpr(let node):
      readExpression(node.expression)
      readType(node.type)
    default: break
    }
    return ExpressionFact.none
  }

  func branches(_ results: [ExpressionIndex], at node: some SyntaxProtocol) -> ExpressionIndex {
    results.isEmpty
      ? ExpressionFact.none : addExpression(fact(.branches, at: node, arguments: results))
  }

  private func readString(_ node: StringLiteralExprSyntax) -> ExpressionIndex {
    for case .expressionSegment(let segment) in node.segments {
      for argument in segment.expressions { readExpression(argument.expression) }
    }
    return ExpressionFact.stringLiteral
  }

  private func readTuple(
    _ node: TupleExprSyntax, expecting expectation: Expectation
  ) -> ExpressionIndex {
    if node.elements.count == 1, let only = node.elements.first {
      return readExpression(only.expression, expecting: expectation)
    }
    var elements: [ExpressionIndex] = []
    for (position, element) in node.elements.enumerated() {
      let first = freeBindings.count
      elements.append(
        readExpression(
          element.expression, expecting: self.expectation(ofPart: position, of: expectation)))
      // Names bound by `case (let a, let b)` get their values from the parts of the matched tuple.
      if case .sameAs(let value) = expectation {
        tieFreeBindings(first..<freeBindings.count, toPart: position, of: value)
      }
    }
    var tuple = fact(.tuple, at: node, arguments: elements)
    if node.elements.contains(where: { $0.label != nil }) {
      tuple.labels = build.list(
        node.elements.map { element in element.label.map { name($0) } ?? -1 })
    }
    return addExpression(tuple)
  }

  /// What types an element of a tuple when the whole is matched with a tuple or has a written type.
  private func expectation(ofPart position: Int, of whole: Expectation) -> Expectation {
    switch whole {
    case .sameAs(let value) where build[expression: value].kind == .tuple:
      let parts = build[build[expression: value].arguments]
      guard position < parts.count else { return .unknown }
      let part = parts[parts.startIndex + position]
      return part >= 0 ? .sameAs(part) : .unknown
    case .writtenType(let type):
      let part = partType(position, of: type)
      return part >= 0 ? .writtenType(part) : .unknown
    default: return .unknown
    }
  }

  /// Gives names that patterns bound their value: a part of a tuple or of an enum case's payload.
  func tieFreeBindings(_ range: Range<Int>, toPart position: Int, of value: ExpressionIndex) {
    for binding in freeBindings[range] where build[binding: binding].type == -1 {
      if build[binding: binding].source == .unwrapped, build[binding: binding].value == -1 {
        // `case .loaded(let page?)`
        let place = build[binding: binding].offset
        let whole = bind(
          known.underscore, offset: place, type: -1, value: value, source: .part,
          position: Int32(position))
        build[binding: binding].value = addExpression(
          ExpressionFact(
            kind: .local, condition: build.condition, offset: place, owner: build.owner,
            base: whole,
            name: known.underscore))
      }
      guard build[binding: binding].source == .none else { continue }
      build[binding: binding].source = .part
      build[binding: binding].value = value
      build[binding: binding].position = Int32(position)
    }
  }

  private func readArray(
    _ node: ArrayExprSyntax, expecting expectation: Expectation
  ) -> ExpressionIndex {
    if node.elements.isEmpty { return ExpressionFact.none }
    var element = Expectation.unknown
    let whole = context(expectation)
    if whole >= 0 {
      element = .context(build.add(ContextFact(kind: .element, index: whole)))
    }
    let elements = node.elements.map { readExpression($0.expression, expecting: element) }
    return addExpression(fact(.array, at: node, arguments: elements))
  }

  private func readDictionary(
    _ node: DictionaryExprSyntax, expecting expectation: Expectation
  ) -> ExpressionIndex {
    guard case .elements(let elements) = node.content else { return ExpressionFact.none }
    var (key, value) = (Expectation.unknown, Expectation.unknown)
    let whole = context(expectation)
    if whole >= 0 {
      key = .context(build.add(ContextFact(kind: .element, index: whole, position: 1)))
      value = .context(build.add(ContextFact(kind: .element, index: whole, position: 2)))
    }
    let arguments = elements.flatMap {
      [readExpression($0.key, expecting: key), readExpression($0.value, expecting: value)]
    }
    return addExpression(fact(.dictionary, at: node, arguments: arguments))
  }

  /// Lowers `try` to what stands behind it, `try?` to a cast of that to its optional.
  private func readTry(
    _ node: TryExprSyntax, expecting expectation: Expectation
  ) -> ExpressionIndex {
    let tried = readExpression(node.expression, expecting: expectation)
    guard let mark = node.questionOrExclamationMark else { return tried }
    if mark.tokenKind == .exclamationMark { addCode(.forceTry, at: mark) }
    guard tried >= 0, mark.tokenKind == .postfixQuestionMark else { return tried }
    var cast = fact(.cast, at: node, base: tried)
    cast.marks.insert(.isOptional)
    return addExpression(cast)
  }

  private func readPrefix(
    _ node: PrefixOperatorExprSyntax, expecting expectation: Expectation
  ) -> ExpressionIndex {
    let prefix = readOperator(node.operator)
    let operand = readExpression(node.expression, expecting: expectation)
    build[expression: prefix].arguments = build.list([operand])
    // `-1` and `!true` stay literals.
    return operand < 0 && ["-", "+", "!", "~"].contains(node.operator.text) ? operand : prefix
  }

  /// Records the use of an operator.
  @discardableResult
  func readOperator(_ token: TokenSyntax) -> ExpressionIndex {
    addExpression(fact(.operator, at: token, role: .operator, name: name(token)))
  }
}
