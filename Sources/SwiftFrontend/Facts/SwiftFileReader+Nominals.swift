import SourceFacts
import SwiftSyntax

extension SwiftFileReader {
  /// Lowers a class, struct, enum or actor.
  func readNominal(
    _ node: some DeclGroupSyntax, _ kind: DeclarationKind, _ name: TokenSyntax,
    _ members: MemberBlockSyntax
  ) {
    let index = add(part(kind, name, node, node.attributes, node.modifiers))
    let generics = node.asProtocol((any WithGenericParametersSyntax).self)
    readTypeBody(
      index, inheritance: node.inheritanceClause, generics: generics?.genericParameterClause,
      requirements: generics?.genericWhereClause, members: members)
    if inherits(index, from: known.previewProvider) {
      build[declaration: index].marks.insert(.isPreview)
    }
  }

  func readProtocol(_ node: ProtocolDeclSyntax) {
    let index = add(part(.protocol, node.name, node, node.attributes, node.modifiers))
    if let primary = node.primaryAssociatedTypeClause?.primaryAssociatedTypes {
      build[declaration: index].labels = build.list(primary.map { name($0.name) })
    }
    readTypeBody(
      index, inheritance: node.inheritanceClause, generics: nil,
      requirements: node.genericWhereClause, members: node.memberBlock)
  }

  func readExtension(_ node: ExtensionDeclSyntax) {
    let extended = build.names.id(of: text(node.extendedType))
    var parts = DeclarationParts(
      kind: .extension, name: extended, offset: offset(node.extendedType), node: Syntax(node),
      attributes: node.attributes, modifiers: node.modifiers)
    if node.genericWhereClause != nil || hasArguments(node.extendedType) {
      parts.marks.insert(DeclarationMarks.isConstrained)
    }
    let index = add(parts)
    build.within(index) {
      let type = readType(node.extendedType, role: .extensionOf)
      build[declaration: index].type = type
    }
    readTypeBody(
      index, inheritance: node.inheritanceClause, generics: nil,
      requirements: node.genericWhereClause, members: node.memberBlock)
  }

  /// Whether an extended type says what its parameters are, as in `extension Box<Int>`.
  private func hasArguments(_ type: TypeSyntax) -> Bool {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): type.genericArgumentClause != nil
    case .memberType(let type): type.genericArgumentClause != nil || hasArguments(type.baseType)
    case .arrayType, .dictionaryType, .optionalType: true
    default: false
    }
  }

  private func readTypeBody(
    _ index: DeclarationIndex, inheritance: InheritanceClauseSyntax?,
    generics: GenericParameterClauseSyntax?, requirements: GenericWhereClauseSyntax?,
    members: MemberBlockSyntax
  ) {
    let outerResult = result
    result = .unknown
    build.inTypeBody {
      readGenericParameters(generics, of: index)
      build.within(index) {
        let inherited = (inheritance?.inheritedTypes ?? []).map {
          readType($0.type, role: .inheritance)
        }
        build[declaration: index].inherited = build.list(inherited)
        readRequirements(requirements, of: index)
        readMembers(members.members)
      }
    }
    result = outerResult
  }

  private func inherits(_ index: DeclarationIndex, from name: NameID) -> Bool {
    build[build[declaration: index].inherited].contains {
      build[type: $0].name == name
    }
  }

  /// Lowers generic parameters, as declarations inside `index`, with their constraints.
  func readGenericParameters(
    _ clause: GenericParameterClauseSyntax?, of index: DeclarationIndex
  ) {
    guard let clause else { return }
    build.within(index) {
      let parameters = clause.parameters.map { parameter in
        let own = add(part(.genericParameter, parameter.name, parameter, nil, nil))
        if let constraint = parameter.inheritedType {
          build[declaration: own].type = readType(constraint)
        }
        return own
      }
      build[declaration: index].genericParameters = build.list(parameters)
      readRequirements(clause.genericWhereClause, of: index)
    }
  }

  /// Lowers a `where` clause; the present owner is the declaration that it belongs to.
  func readRequirements(_ clause: GenericWhereClauseSyntax?, of index: DeclarationIndex) {
    for requirement in clause?.requirements ?? [] {
      switch requirement.requirement {
      case .conformanceRequirement(let node):
        add(node.leftType, node.rightType, isSameType: false, to: index)
      case .sameTypeRequirement(let node):
        if case .type(let left) = node.leftType, case .type(let right) = node.rightType {
          add(left, right, isSameType: true, to: index)
        }
      case .layoutRequirement(let node):
        readType(node.type)
      }
    }
  }

  /// Lowers the types of a `where` clause that constrains no declaration here.
  func readTypes(of clause: GenericWhereClauseSyntax) {
    for requirement in clause.requirements {
      switch requirement.requirement {
      case .conformanceRequirement(let node):
        readType(node.rightType)
      case .sameTypeRequirement(let node):
        if case .type(let type) = node.rightType { readType(type) }
      case .layoutRequirement: break
      }
    }
  }

  private func add(
    _ left: TypeSyntax, _ right: TypeSyntax, isSameType: Bool, to index: DeclarationIndex
  ) {
    let subject = readType(left)
    let constraint = readType(right)
    build.add(
      RequirementFact(
        declaration: index, subject: subject, constraint: constraint, isSameType: isSameType))
  }

  func readTypeAlias(_ node: TypeAliasDeclSyntax) {
    let index = add(part(.typealias, node.name, node, node.attributes, node.modifiers))
    readGenericParameters(node.genericParameterClause, of: index)
    build.within(index) {
      build[declaration: index].type = readType(node.initializer.value)
      readRequirements(node.genericWhereClause, of: index)
    }
  }

  func readAssociatedType(_ node: AssociatedTypeDeclSyntax) {
    let index = add(part(.associatedType, node.name, node, node.attributes, node.modifiers))
    build.within(index) {
      let inherited = (node.inheritanceClause?.inheritedTypes ?? []).map { readType($0.type) }
      build[declaration: index].inherited = build.list(inherited)
      if let value = node.initializer?.value {
        build[declaration: index].type = readType(value)
      }
      readRequirements(node.genericWhereClause, of: index)
    }
  }

  func readOperator(_ node: OperatorDeclSyntax) {
    let index = add(part(.operator, node.name, node, nil, nil, marks: .isOperator))
    guard let group = node.operatorPrecedenceAndTypes?.precedenceGroup else { return }
    build.within(index) { addPrecedenceGroup(group) }
  }

  func readPrecedenceGroup(_ node: PrecedenceGroupDeclSyntax) {
    let index = add(part(.precedenceGroup, node.name, node, node.attributes, node.modifiers))
    build.within(index) {
      for case .precedenceGroupRelation(let relation) in node.groupAttributes {
        for group in relation.precedenceGroups { addPrecedenceGroup(group.name) }
      }
    }
  }

  private func addPrecedenceGroup(_ token: TokenSyntax) {
    _ = build.add(
      TypeFact(
        kind: .named, role: .operator, condition: build.condition, name: name(token),
        owner: build.owner,
        offset: offset(token)))
  }
}
