import SourceFacts
import SwiftSyntax

extension SwiftFileReader {
  func readFunction(_ node: FunctionDeclSyntax) {
    var marks = self.marks(of: node.signature.effectSpecifiers)
    if !isIdentifier(node.name) { marks.insert(.isOperator) }
    if isNilOnly(node.body?.statements) { marks.insert(.returnsNil) }
    let index = add(part(.function, node.name, node, node.attributes, node.modifiers, marks: marks))
    readCallable(
      index, generics: node.genericParameterClause, parameters: node.signature.parameterClause,
      result: node.signature.returnClause?.type, requirements: node.genericWhereClause,
      thrown: node.signature.effectSpecifiers?.throwsClause?.type
    ) { self.readBody(node.body) }
  }

  func readInitializer(_ node: InitializerDeclSyntax) {
    var marks = self.marks(of: node.signature.effectSpecifiers)
    if node.optionalMark != nil { marks.insert(.isFailable) }
    let index = add(
      part(.initializer, node.initKeyword, node, node.attributes, node.modifiers, marks: marks))
    readCallable(
      index, generics: node.genericParameterClause, parameters: node.signature.parameterClause,
      result: nil, requirements: node.genericWhereClause,
      thrown: node.signature.effectSpecifiers?.throwsClause?.type
    ) { self.readBody(node.body) }
  }

  func readDeinitializer(_ node: DeinitializerDeclSyntax) {
    let index = add(
      part(.deinitializer, node.deinitKeyword, node, node.attributes, node.modifiers))
    build.within(index) { build.inLocalScope { readBody(node.body) } }
  }

  func readSubscript(_ node: SubscriptDeclSyntax) {
    var parts = part(
      .subscript, node.subscriptKeyword, node, node.attributes, node.modifiers)
    parts.marks.insert(.isComputed)
    let index = add(parts)
    readCallable(
      index, generics: node.genericParameterClause, parameters: node.parameterClause,
      result: node.returnClause.type, requirements: node.genericWhereClause, thrown: nil
    ) {
      if let block = node.accessorBlock {
        self.readAccessors(block, type: self.build[declaration: index].type)
      }
    }
  }

  func readMacro(_ node: MacroDeclSyntax) {
    let index = add(part(.macro, node.name, node, node.attributes, node.modifiers))
    readCallable(
      index, generics: node.genericParameterClause, parameters: node.signature.parameterClause,
      result: node.signature.returnClause?.type, requirements: node.genericWhereClause, thrown: nil
    ) { if let value = node.definition?.value { self.readExpression(value) } }
  }

  private func marks(of effects: FunctionEffectSpecifiersSyntax?) -> DeclarationMarks {
    var marks: DeclarationMarks = []
    if effects?.asyncSpecifier != nil { marks.insert(.isAsync) }
    if effects?.throwsClause != nil { marks.insert(.isThrowing) }
    return marks
  }

  /// Whether a token spells an identifier rather than an operator.
  func isIdentifier(_ token: TokenSyntax) -> Bool {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    guard start < source.count else { return false }
    let byte = source[start]
    if byte >= 0x80 {
      switch token.tokenKind {
      case .binaryOperator, .prefixOperator, .postfixOperator: return false
      default: return true
      }
    }
    let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    return isLetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
      || byte == UInt8(ascii: "$")
  }

  private func readCallable(
    _ index: DeclarationIndex, generics: GenericParameterClauseSyntax?,
    parameters: FunctionParameterClauseSyntax, result: TypeSyntax?,
    requirements: GenericWhereClauseSyntax?, thrown: TypeSyntax?, body: () -> Void
  ) {
    readGenericParameters(generics, of: index)
    build.within(index) {
      build.inScope {
        readParameters(parameters, of: index)
        if let thrown { readType(thrown) }
        if let result { build[declaration: index].type = readType(result) }
        readRequirements(requirements, of: index)
        let outer = self.result
        self.result = .result(index)
        build.locally(body)
        self.result = outer
      }
    }
  }

  private func readParameters(
    _ clause: FunctionParameterClauseSyntax, of index: DeclarationIndex
  ) {
    var labels: [Int32] = []
    var names: [Int32] = []
    var types: [Int32] = []
    var flags: [Int32] = []
    let usesNamesAsLabels = !hasPositionalArguments(index)
    for parameter in clause.parameters {
      let type = readType(parameter.type)
      readLooseAttributes(parameter.attributes)
      if let value = parameter.defaultValue?.value {
        readExpression(value, expecting: .writtenType(type))
      }
      let hasLabel = usesNamesAsLabels || parameter.secondName != nil
      labels.append(hasLabel ? name(parameter.firstName) : known.underscore)
      types.append(type)
      var flag: Int32 = parameter.defaultValue == nil ? 0 : ParameterShape.hasDefault
      if parameter.ellipsis != nil || parameter.type.is(PackExpansionTypeSyntax.self) {
        flag |= ParameterShape.isVariadic
      }
      flags.append(flag)
    }
    // Default values do not see the other parameters: these are bound behind all of them.
    for (parameter, type) in zip(clause.parameters, types) {
      let inner = parameter.secondName ?? parameter.firstName
      var marks: ExpressionFact.Marks = []
      let innerName = memberName(inner, &marks)
      names.append(innerName)
      bind(
        innerName, offset: offset(inner),
        type: parameter.ellipsis == nil ? type : addArray(of: type, at: parameter))
    }
    build[declaration: index].labels = build.list(labels)
    if names != labels { build[declaration: index].parameterNames = build.list(names) }
    build[declaration: index].parameterTypes = build.list(types)
    build[declaration: index].parameterFlags = build.list(flags)
  }

  /// Whether a single parameter name is no argument label: in subscripts and operators.
  private func hasPositionalArguments(_ index: DeclarationIndex) -> Bool {
    let fact = build[declaration: index]
    return fact.kind == .subscript || fact.kind == .function && fact.marks.contains(.isOperator)
  }

  func readEnumCases(_ node: EnumCaseDeclSyntax) {
    for element in node.elements {
      var parts = part(.enumCase, element.name, element, node.attributes, node.modifiers)
      parts.marks.insert(.isStatic)
      let index = add(parts)
      build.within(index) {
        var labels: [Int32] = []
        var types: [Int32] = []
        var flags: [Int32] = []
        for parameter in element.parameterClause?.parameters ?? [] {
          let type = readType(parameter.type)
          if let value = parameter.defaultValue?.value {
            readExpression(value, expecting: .writtenType(type))
          }
          labels.append(parameter.firstName.map { name($0) } ?? known.underscore)
          types.append(type)
          flags.append(parameter.defaultValue == nil ? 0 : ParameterShape.hasDefault)
        }
        build[declaration: index].labels = build.list(labels)
        build[declaration: index].parameterTypes = build.list(types)
        build[declaration: index].parameterFlags = build.list(flags)
        if let value = element.rawValue?.value { readExpression(value) }
      }
    }
  }

  // MARK: Macro expansions

  func readMacroExpansion(_ node: MacroExpansionDeclSyntax) {
    let macro = name(node.macroName)
    var parts = part(.macroExpansion, node.macroName, node, node.attributes, node.modifiers)
    if macro == known.preview { parts.marks.insert(.isPreview) }
    let index = add(parts)
    build.within(index) {
      build.inLocalScope {
        readMacroUse(
          name: node.macroName, module: node.moduleSelector?.moduleName,
          generics: node.genericArgumentClause, arguments: node.arguments,
          trailing: node.trailingClosure, additional: node.additionalTrailingClosures)
      }
    }
  }
}
