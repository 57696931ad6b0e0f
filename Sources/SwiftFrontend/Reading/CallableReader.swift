import SourceFacts
import SourceText
import SwiftSyntax

/// Reads what has parameters: functions, initialisers, subscripts, macros and the cases of enums.
struct CallableReader: GrammarReader {
  let here: BodyContext

  /// Reads a function.
  func read(_ node: FunctionDeclSyntax) {
    var marks = self.marks(of: node.signature.effectSpecifiers)
    if !text.isIdentifier(node.name) { marks.insert(.isOperator) }
    if node.body?.statements.isNilOnly == true { marks.insert(.returnsNil) }
    let index = heads.declare(
      .function, node.name, node, node.attributes, node.modifiers, marks: marks)
    if let body = node.body { build[index].body = offset(body) }
    readParts(
      of: index, generics: node.genericParameterClause, parameters: node.signature.parameterClause,
      result: node.signature.returnClause?.type, requirements: node.genericWhereClause,
      thrown: node.signature.effectSpecifiers?.throwsClause?.type
    ) { $0.blocks.readBody(node.body) }
  }

  /// Reads an initialiser.
  func read(_ node: InitializerDeclSyntax) {
    var marks = self.marks(of: node.signature.effectSpecifiers)
    if node.optionalMark != nil { marks.insert(.isFailable) }
    let index = heads.declare(
      .initializer, node.initKeyword, node, node.attributes, node.modifiers, marks: marks)
    if let body = node.body { build[index].body = offset(body) }
    readParts(
      of: index, generics: node.genericParameterClause, parameters: node.signature.parameterClause,
      result: nil, requirements: node.genericWhereClause,
      thrown: node.signature.effectSpecifiers?.throwsClause?.type
    ) { $0.blocks.readBody(node.body) }
  }

  /// Reads a deinitialiser.
  func read(_ node: DeinitializerDeclSyntax) {
    let index = heads.declare(
      .deinitializer, node.deinitKeyword, node, node.attributes, node.modifiers)
    build.within(index) { build.inLocalScope { blocks.readBody(node.body) } }
  }

  /// Reads a subscript.
  func read(_ node: SubscriptDeclSyntax) {
    let index = heads.declare(
      .subscript, node.subscriptKeyword, node, node.attributes, node.modifiers, marks: .isComputed)
    readParts(
      of: index, generics: node.genericParameterClause, parameters: node.parameterClause,
      result: node.returnClause.type, requirements: node.genericWhereClause, thrown: nil
    ) { inner in
      if let block = node.accessorBlock {
        if !block.isInlined { build[index].body = offset(block) }
        AccessorReader(here: inner.here).read(block, type: build[index].type)
      }
    }
  }

  /// Reads the declaration of a macro.
  func read(_ node: MacroDeclSyntax) {
    let index = heads.declare(.macro, node.name, node, node.attributes, node.modifiers)
    readParts(
      of: index, generics: node.genericParameterClause, parameters: node.signature.parameterClause,
      result: node.signature.returnClause?.type, requirements: node.genericWhereClause, thrown: nil
    ) { inner in
      if let value = node.definition?.value { inner.expressions.read(value) }
    }
  }

  private func marks(of effects: FunctionEffectSpecifiersSyntax?) -> DeclarationMarks {
    var marks: DeclarationMarks = []
    if effects?.asyncSpecifier != nil { marks.insert(.isAsync) }
    if effects?.throwsClause != nil { marks.insert(.isThrowing) }
    return marks
  }

  /// Reads a signature, and the body by a reader for which `return` is that of the declaration.
  private func readParts(
    of index: ID<DeclarationFact>, generics clause: GenericParameterClauseSyntax?,
    parameters: FunctionParameterClauseSyntax, result: TypeSyntax?,
    requirements: GenericWhereClauseSyntax?, thrown: TypeSyntax?, body: (CallableReader) -> Void
  ) {
    generics.readParameters(clause, of: index)
    build.within(index) {
      build.inScope {
        readParameters(parameters, of: index)
        let error = thrown.map { types.read($0) }
        if let result { build[index].type = types.read(result) }
        generics.readRequirements(requirements, of: index)
        build.locally { body(CallableReader(here: here.giving(.result(index)).throwing(error))) }
      }
    }
  }

  private func readParameters(
    _ clause: FunctionParameterClauseSyntax, of index: ID<DeclarationFact>
  ) {
    var shape = ParameterLists()
    var innerNames: [NameID] = []
    let usesNamesAsLabels = !hasPositionalArguments(index)
    for parameter in clause.parameters {
      let type = types.read(parameter.type)
      attributes.readLoose(parameter.attributes)
      if let value = parameter.defaultValue?.value {
        expressions.read(value, expecting: .writtenType(type))
      }
      let hasLabel = usesNamesAsLabels || parameter.secondName != nil
      let isVariadic = parameter.ellipsis != nil || parameter.type.is(PackExpansionTypeSyntax.self)
      shape.add(
        label: hasLabel ? name(parameter.firstName) : known.underscore, type: type,
        flags: (parameter.defaultValue == nil ? [] : ParameterShape.hasDefault)
          .union(isVariadic ? .isVariadic : []))
    }
    // Default values do not see the other parameters: these are bound behind all of them.
    for (parameter, type) in zip(clause.parameters, shape.types) {
      let inner = parameter.secondName ?? parameter.firstName
      let innerName = names.member(inner).name
      innerNames.append(innerName)
      bind(
        innerName, offset: offset(inner),
        type: parameter.ellipsis == nil ? type : types.addArray(of: type, at: parameter))
    }
    build[index].labels = build.list(shape.labels)
    if innerNames != shape.labels {
      build[index].parameterNames = build.list(innerNames)
    }
    shape.store(in: build, of: index)
  }

  /// Whether a single parameter name is no argument label: in subscripts and operators.
  private func hasPositionalArguments(_ index: ID<DeclarationFact>) -> Bool {
    let kind = build[index].kind
    return kind == .subscript
      || kind == .function && build[index].marks.contains(.isOperator)
  }

  /// Reads the cases of an enum that one `case` declares.
  func read(_ node: EnumCaseDeclSyntax) {
    for element in node.elements {
      let index = heads.declare(
        .enumCase, element.name, element, node.attributes, node.modifiers, marks: .isStatic)
      build.within(index) {
        var shape = ParameterLists()
        for parameter in element.parameterClause.map({ Array($0.parameters) }) ?? [] {
          let type = types.read(parameter.type)
          if let value = parameter.defaultValue?.value {
            expressions.read(value, expecting: .writtenType(type))
          }
          shape.add(
            label: parameter.firstName.map { name($0) } ?? known.underscore, type: type,
            flags: parameter.defaultValue == nil ? [] : .hasDefault)
        }
        build[index].labels = build.list(shape.labels)
        shape.store(in: build, of: index)
        if let value = element.rawValue?.value { expressions.read(value) }
      }
    }
  }
}

/// What a declaration says of its parameters, one element a parameter.
private struct ParameterLists {
  private(set) var labels: [NameID] = []
  private(set) var types: [ID<TypeFact>] = []
  private var flags: [ParameterShape] = []

  mutating func add(label: NameID, type: ID<TypeFact>, flags: ParameterShape) {
    labels.append(label)
    types.append(type)
    self.flags.append(flags)
  }

  /// Gives types and flags to the declaration.
  func store(in build: FactBuilder, of index: ID<DeclarationFact>) {
    build[index].parameterTypes = build.list(types.map { OptionalID($0) })
    build[index].parameterFlags = build.list(flags)
  }
}
