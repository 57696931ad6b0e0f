import SourceFacts
import SourceText
import SwiftSyntax

/// Reads written types.
struct TypeReader: GrammarReader {
  let here: BodyContext

  /// Reads a written type and all that it names.
  @discardableResult
  func read(_ type: TypeSyntax, role: ReferenceRole = .typePosition) -> ID<TypeFact> {
    var links: [TypeSyntax] = []
    var base = type
    while let inner = operand(of: base) {
      links.append(base)
      base = inner
    }
    if links.isEmpty { return readSimpleType(type, role: role) }
    let start = offset(base)
    var current = readSimpleType(base, role: role)
    while let link = links.popLast() {
      current = readLink(link, base: current, start: start, role: role)
    }
    return current
  }

  /// What a type such as `A.B`, `A?` or `A.Type` is made from; `nil` for others.
  private func operand(of type: TypeSyntax) -> TypeSyntax? {
    switch type.as(TypeSyntaxEnum.self) {
    case .memberType(let type): type.baseType
    case .optionalType(let type): type.wrappedType
    case .implicitlyUnwrappedOptionalType(let type): type.wrappedType
    case .metatypeType(let type): type.baseType
    default: nil
    }
  }

  /// Reads one link of `A.B?.Type`; long chains must not recurse.
  private func readLink(
    _ type: TypeSyntax, base: ID<TypeFact>, start: UInt32, role: ReferenceRole
  ) -> ID<TypeFact> {
    if let type = type.as(MemberTypeSyntax.self) {
      if type.name.isMissing || text.isSelfKeyword(type.name) { return base }
      let parts = readGenericArguments(type.genericArgumentClause)
      let member = add(
        .member, role: role, name: name(type.name), base: base, parts: parts,
        at: offset(type.name))
      if let module = type.moduleSelector?.moduleName { select(module, in: member) }
      return member
    }
    return add(
      type.is(MetatypeTypeSyntax.self) ? .metatype : .optional, role: role, base: base, at: start)
  }

  private func readSimpleType(_ type: TypeSyntax, role: ReferenceRole) -> ID<TypeFact> {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      return readNamedType(type, role: role)
    case .arrayType(let type):
      return add(.array, role: role, base: read(type.element), at: type)
    case .dictionaryType(let type):
      let parts = [read(type.key), read(type.value)]
      return add(.dictionary, role: role, parts: parts, at: type)
    case .tupleType(let type):
      return readTuple(type, role: role)
    case .functionType(let type):
      let parts = type.parameters.map { read($0.type) }
      let result = read(type.returnClause.type)
      if let thrown = type.effectSpecifiers?.throwsClause?.type { read(thrown) }
      return add(.function, role: role, base: result, parts: parts, at: type)
    case .compositionType(let type):
      return add(
        .composition, role: role, parts: type.elements.map { read($0.type, role: role) },
        at: type)
    case .someOrAnyType(let type):
      return add(
        .opaque, role: role, name: name(type.someOrAnySpecifier),
        base: read(type.constraint, role: role), at: type)
    case .attributedType(let type):
      attributes.readLoose(type.attributes)
      return read(type.baseType, role: role)
    case .suppressedType(let type):
      return add(
        .other, role: role, name: name(type.withoutTilde),
        parts: [read(type.type, role: role)], at: type)
    case .packElementType(let type):
      return read(type.pack, role: role)
    case .packExpansionType(let type):
      return read(type.repetitionPattern, role: role)
    case .namedOpaqueReturnType(let type):
      return read(type.type, role: role)
    case .inlineArrayType(let type):
      let parts = [type.count, type.element].compactMap(readGenericArgument)
      let library = add(.named, role: role, name: build.names.id(of: "Swift"), at: type)
      select(nil, in: library)
      return add(
        .member, role: role, name: build.names.id(of: "InlineArray"), base: library, parts: parts,
        at: type)
    case .classRestrictionType, .missingType, .memberType, .optionalType,
      .implicitlyUnwrappedOptionalType, .metatypeType:
      return add(.other, role: role, at: type)
    }
  }

  private func readNamedType(_ type: IdentifierTypeSyntax, role: ReferenceRole) -> ID<TypeFact> {
    let parts = readGenericArguments(type.genericArgumentClause)
    if type.name.isMissing { return add(.other, role: role, at: type) }
    let nameID = name(type.name)
    guard let module = type.moduleSelector?.moduleName else {
      return add(.named, role: role, name: nameID, parts: parts, at: type.name)
    }
    let base = add(.named, role: role, name: name(module), at: module)
    select(nil, in: base)
    return add(.member, role: role, name: nameID, base: base, parts: parts, at: type.name)
  }

  /// Notes that a name is one of a module, as everything before `::` is, or that a member is one of those
  /// that a module declares.
  private func select(_ module: TokenSyntax?, in type: ID<TypeFact>) {
    let mark = OptionalID(build.names.id(of: TypeFact.moduleSelector))
    let names = module.map { [mark, OptionalID(name($0))] } ?? [mark]
    build[type].labels = build.list(names)
  }

  private func readTuple(_ type: TupleTypeSyntax, role: ReferenceRole) -> ID<TypeFact> {
    if type.elements.count == 1, let only = type.elements.first, only.firstName == nil {
      return read(only.type, role: role)
    }
    let tuple = add(.tuple, role: role, parts: type.elements.map { read($0.type) }, at: type)
    if type.elements.contains(where: { $0.firstName != nil }) {
      build[tuple].labels = build.list(
        type.elements.map { element in OptionalID(element.firstName.map { name($0) }) })
    }
    return tuple
  }

  /// Reads `<A, B>` and returns the types in it.
  func readGenericArguments(_ clause: GenericArgumentClauseSyntax?) -> [ID<TypeFact>] {
    guard let clause else { return [] }
    return clause.arguments.compactMap(readGenericArgument)
  }

  private func readGenericArgument(_ argument: GenericArgumentSyntax) -> ID<TypeFact>? {
    switch argument.argument {
    case .type(let type): return read(type)
    case .expr(let expression):
      expressions.read(expression)
      return nil
    }
  }

  /// The type that a variadic parameter has inside its function.
  func addArray(of element: ID<TypeFact>, at node: some SyntaxProtocol) -> ID<TypeFact> {
    add(.array, role: .typePosition, base: element, at: node)
  }

  /// The written type of one element of a written tuple type, or `nil`.
  func part(_ position: Int, of type: ID<TypeFact>?) -> ID<TypeFact>? {
    guard let type, build[type].kind == .tuple else { return nil }
    let parts = build[build[type].parts]
    return position < parts.count ? parts[position] : nil
  }

  private func add(
    _ kind: TypeFact.Kind, role: ReferenceRole, name: NameID? = nil, base: ID<TypeFact>? = nil,
    parts: [ID<TypeFact>] = [], at node: some SyntaxProtocol
  ) -> ID<TypeFact> {
    add(kind, role: role, name: name, base: base, parts: parts, at: offset(node))
  }

  private func add(
    _ kind: TypeFact.Kind, role: ReferenceRole, name: NameID? = nil, base: ID<TypeFact>? = nil,
    parts: [ID<TypeFact>] = [], at offset: UInt32
  ) -> ID<TypeFact> {
    let fact = TypeFact(
      kind: kind, role: role, condition: build.condition, name: name, base: base,
      parts: build.list(parts),
      owner: build.owner, offset: offset)
    return build.add(fact)
  }
}
