import ArchModel
import SwiftSyntax

extension SwiftFileReader {
  func readFunction(_ node: FunctionDeclSyntax) {
    var marks = self.marks(of: node.signature.effectSpecifiers)
    if !isIdentifier(node.name) { marks.insert(.isOperator) }
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
    within(index) { inLocalScope { readBody(node.body) } }
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
        self.readAccessors(block, type: self.facts.declarations[Int(index)].type)
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
    return byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
      || byte == UInt8(ascii: "$") || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  private func readCallable(
    _ index: DeclarationIndex, generics: GenericParameterClauseSyntax?,
    parameters: FunctionParameterClauseSyntax, result: TypeSyntax?,
    requirements: GenericWhereClauseSyntax?, thrown: TypeSyntax?, body: () -> Void
  ) {
    readGenericParameters(generics, of: index)
    within(index) {
      inLocalScope {
        localDepth -= 1
        readParameters(parameters, of: index)
        if let thrown { readType(thrown) }
        if let result { facts.declarations[Int(index)].type = readType(result) }
        readRequirements(requirements, of: index)
        localDepth += 1
        let outer = self.result
        self.result = .result(index)
        body()
        self.result = outer
      }
    }
  }

  private func readParameters(
    _ clause: FunctionParameterClauseSyntax, of index: DeclarationIndex
  ) {
    var labels: [Int32] = []
    var types: [Int32] = []
    var flags: [Int32] = []
    for parameter in clause.parameters {
      let type = readType(parameter.type)
      for case .attribute(let attribute) in parameter.attributes { readAttributeUse(attribute) }
      if let value = parameter.defaultValue?.value {
        readExpression(value, expecting: .writtenType(type))
      }
      let inner = parameter.secondName ?? parameter.firstName
      bind(name(inner), offset: offset(inner), type: type)
      labels.append(name(parameter.firstName))
      types.append(type)
      var flag: Int32 = parameter.defaultValue == nil ? 0 : ParameterShape.hasDefault
      if parameter.ellipsis != nil { flag |= ParameterShape.isVariadic }
      flags.append(flag)
    }
    facts.declarations[Int(index)].labels = list(labels)
    facts.declarations[Int(index)].parameterTypes = list(types)
    facts.declarations[Int(index)].parameterFlags = list(flags)
  }

  func readEnumCases(_ node: EnumCaseDeclSyntax) {
    for element in node.elements {
      var parts = part(.enumCase, element.name, element, node.attributes, node.modifiers)
      parts.marks.insert(.isStatic)
      let index = add(parts)
      within(index) {
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
        facts.declarations[Int(index)].labels = list(labels)
        facts.declarations[Int(index)].parameterTypes = list(types)
        facts.declarations[Int(index)].parameterFlags = list(flags)
        if let value = element.rawValue?.value { readExpression(value) }
      }
    }
  }

  // MARK: Variables

  /// Lowers stored and computed variables; in a function they are local names.
  func readVariables(_ node: VariableDeclSyntax) {
    if localDepth > 0 {
      readLocalVariables(node)
      return
    }
    // `var a, b: Int`: a binding without a type takes the one written behind it.
    var indices: [[DeclarationIndex]] = []
    for binding in node.bindings {
      var own: [DeclarationIndex] = []
      addVariables(binding.pattern, node, into: &own)
      indices.append(own)
      readVariable(binding, own, isConstant: node.bindingSpecifier.text == "let")
    }
    var type: TypeIndex = -1
    for own in indices.reversed() {
      for index in own {
        if facts.declarations[Int(index)].type >= 0 {
          type = facts.declarations[Int(index)].type
        } else if facts.declarations[Int(index)].value == -1, own.count == 1 {
          facts.declarations[Int(index)].type = type
        }
      }
    }
  }

  private func addVariables(
    _ pattern: PatternSyntax, _ node: VariableDeclSyntax, into indices: inout [DeclarationIndex]
  ) {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let identifier):
      let isFirst = indices.isEmpty
      indices.append(
        add(
          part(
            .variable, identifier.identifier, node, isFirst ? node.attributes : nil, node.modifiers)
        ))
    case .tuplePattern(let tuple):
      for element in tuple.elements { addVariables(element.pattern, node, into: &indices) }
    default: break
    }
  }

  private func readVariable(
    _ binding: PatternBindingSyntax, _ indices: [DeclarationIndex], isConstant: Bool
  ) {
    guard let first = indices.first else {
      if let type = binding.typeAnnotation?.type { readType(type) }
      if let value = binding.initializer?.value { readScriptExpression(value) }
      return
    }
    within(first) {
      var type: TypeIndex = -1
      if let annotation = binding.typeAnnotation?.type {
        type = readType(annotation)
        if indices.count == 1 { facts.declarations[Int(first)].type = type }
      }
      if let value = binding.initializer?.value {
        var index: ExpressionIndex = -1
        inLocalScope {
          index = readExpression(value, expecting: type >= 0 ? .writtenType(type) : .unknown)
        }
        if indices.count == 1 { facts.declarations[Int(first)].value = index }
      }
      if let block = binding.accessorBlock {
        if isComputed(block) { facts.declarations[Int(first)].marks.insert(.isComputed) }
        let outer = result
        result = .result(first)
        readAccessors(block, type: type)
        result = outer
      }
    }
    for index in indices where isConstant {
      facts.declarations[Int(index)].marks.insert(.isConstant)
    }
  }

  private func isComputed(_ block: AccessorBlockSyntax) -> Bool {
    guard case .accessors(let accessors) = block.accessors else { return true }
    return accessors.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// Lowers getters, setters and observers.
  func readAccessors(_ block: AccessorBlockSyntax, type: TypeIndex) {
    switch block.accessors {
    case .getter(let items):
      inLocalScope { readFunctionItems(items) }
    case .accessors(let accessors):
      for accessor in accessors { readAccessor(accessor, type: type) }
    }
  }

  func readAccessor(_ accessor: AccessorDeclSyntax, type: TypeIndex) {
    inLocalScope {
      let specifier = accessor.accessorSpecifier.text
      let at = offset(accessor.accessorSpecifier)
      if let parameter = accessor.parameters?.name {
        bind(name(parameter), offset: offset(parameter), type: type)
      } else if specifier == "didSet" {
        bind(known.oldValue, offset: at, type: type)
      } else if specifier != "get" {
        bind(known.newValue, offset: at, type: type)
      }
      readBody(accessor.body)
    }
  }

  // MARK: Macro expansions

  func readMacroExpansion(_ node: MacroExpansionDeclSyntax) {
    let macro = name(node.macroName)
    var parts = part(.macroExpansion, node.macroName, node, node.attributes, node.modifiers)
    if macro == known.preview { parts.marks.insert(.isPreview) }
    let index = add(parts)
    within(index) {
      inLocalScope {
        readMacroUse(
          name: node.macroName, module: node.moduleSelector?.moduleName,
          generics: node.genericArgumentClause, arguments: node.arguments,
          trailing: node.trailingClosure, additional: node.additionalTrailingClosures)
      }
    }
  }
}
