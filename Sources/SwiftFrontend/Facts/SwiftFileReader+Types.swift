import ArchModel
import SwiftSyntax

extension SwiftFileReader {
  /// Lowers a written type and all that it names.
  @discardableResult
  func readType(_ type: TypeSyntax, role: ReferenceRole = .typePosition) -> TypeIndex {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      return readNamedType(type, role: role)
    case .memberType(let type):
      let base = readType(type.baseType, role: role)
      let parts = readGenericArguments(type.genericArgumentClause)
      let nameID = name(type.name)
      return add(.member, role: role, name: nameID, base: base, parts: parts, at: type.name)
    case .optionalType(let type):
      return add(.optional, role: role, base: readType(type.wrappedType, role: role), at: type)
    case .implicitlyUnwrappedOptionalType(let type):
      return add(.optional, role: role, base: readType(type.wrappedType, role: role), at: type)
    case .arrayType(let type):
      return add(.array, role: role, base: readType(type.element), at: type)
    case .dictionaryType(let type):
      let parts = [readType(type.key), readType(type.value)]
      return add(.dictionary, role: role, parts: parts, at: type)
    case .tupleType(let type):
      return readTuple(type, role: role)
    case .functionType(let type):
      let parts = type.parameters.map { readType($0.type) }
      let result = readType(type.returnClause.type)
      if let thrown = type.effectSpecifiers?.throwsClause?.type { readType(thrown) }
      return add(.function, role: role, base: result, parts: parts, at: type)
    case .compositionType(let type):
      return add(
        .composition, role: role, parts: type.elements.map { readType($0.type, role: role) },
        at: type)
    case .someOrAnyType(let type):
      return add(.opaque, role: role, base: readType(type.constraint, role: role), at: type)
    case .metatypeType(let type):
      return add(.metatype, role: role, base: readType(type.baseType, role: role), at: type)
    case .attributedType(let type):
      readTypeAttributes(type.attributes)
      return readType(type.baseType, role: role)
    case .suppressedType(let type):
      return add(.other, role: role, parts: [readType(type.type, role: role)], at: type)
    case .packElementType(let type):
      return readType(type.pack, role: role)
    case .packExpansionType(let type):
      return readType(type.repetitionPattern, role: role)
    case .namedOpaqueReturnType(let type):
      return readType(type.type, role: role)
    case .inlineArrayType(let type):
      return add(
        .other, role: role, parts: [type.count, type.element].compactMap(readGenericArgument),
        at: type)
    case .classRestrictionType, .missingType:
      return add(.other, role: role, at: type)
    }
  }

  private func readNamedType(_ type: IdentifierTypeSyntax, role: ReferenceRole) -> TypeIndex {
    let parts = readGenericArguments(type.genericArgumentClause)
    let nameID = name(type.name)
    guard let module = type.moduleSelector?.moduleName else {
      return add(.named, role: role, name: nameID, parts: parts, at: type.name)
    }
    let base = add(.named, role: role, name: name(module), at: module)
    return add(.member, role: role, name: nameID, base: base, parts: parts, at: type.name)
  }

  private func readTuple(_ type: TupleTypeSyntax, role: ReferenceRole) -> TypeIndex {
    if type.elements.count == 1, let only = type.elements.first, only.firstName == nil {
      return readType(only.type, role: role)
    }
    return add(.tuple, role: role, parts: type.elements.map { readType($0.type) }, at: type)
  }

  /// Lowers `<A, B>` and returns the types in it.
  func readGenericArguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeIndex] {
    guard let clause else { return [] }
    return clause.arguments.compactMap(readGenericArgument)
  }

  private func readGenericArgument(_ argument: GenericArgumentSyntax) -> TypeIndex? {
    switch argument.argument {
    case .type(let type): return readType(type)
    case .expr(let expression):
      readExpression(expression)
      return nil
    }
  }

  private func readTypeAttributes(_ attributes: AttributeListSyntax) {
    for case .attribute(let attribute) in attributes {
      readAttributeUse(attribute)
    }
  }

  private func add(
    _ kind: TypeFact.Kind, role: ReferenceRole, name: NameID = -1, base: TypeIndex = -1,
    parts: [TypeIndex] = [], at node: some SyntaxProtocol
  ) -> TypeIndex {
    let fact = TypeFact(
      kind: kind, role: role, condition: condition, name: name, base: base, parts: list(parts),
      owner: owner, offset: offset(node))
    facts.types.append(fact)
    return TypeIndex(facts.types.count - 1)
  }
}
