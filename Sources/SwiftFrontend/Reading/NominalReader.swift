import SourceFacts
import SourceText
import SwiftSyntax

/// Reads what has members: nominal types, protocols and extensions.
struct NominalReader: GrammarReader {
  let here: BodyContext

  /// Reads a class, struct, enum or actor.
  func read(_ node: some DeclGroupSyntax, _ kind: DeclarationKind, _ name: TokenSyntax) {
    let index = heads.declare(kind, name, node, node.attributes, node.modifiers)
    let generics = node.asProtocol((any WithGenericParametersSyntax).self)
    readBody(
      of: index, node, generics: generics?.genericParameterClause,
      requirements: generics?.genericWhereClause)
    if inherits(index, from: known.previewProvider) {
      build[index].marks.insert(.isPreview)
    }
  }

  /// Reads a protocol.
  func read(_ node: ProtocolDeclSyntax) {
    let index = heads.declare(.protocol, node.name, node, node.attributes, node.modifiers)
    if let primary = node.primaryAssociatedTypeClause?.primaryAssociatedTypes {
      build[index].labels = build.list(primary.map { name($0.name) })
    }
    readBody(of: index, node, generics: nil, requirements: node.genericWhereClause)
  }

  /// Reads an extension.
  func read(_ node: ExtensionDeclSyntax) {
    let isConstrained = node.genericWhereClause != nil || hasArguments(node.extendedType)
    let index = heads.declare(
      DeclarationHead(
        kind: .extension, name: build.names.id(of: text.text(node.extendedType)),
        offset: offset(node.extendedType), node: Syntax(node), attributes: node.attributes,
        modifiers: node.modifiers, marks: isConstrained ? .isConstrained : []))
    build.within(index) {
      build[index].type = types.read(node.extendedType, role: .extensionOf)
    }
    readBody(of: index, node, generics: nil, requirements: node.genericWhereClause)
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

  private func readBody(
    of index: ID<DeclarationFact>, _ node: some DeclGroupSyntax,
    generics clause: GenericParameterClauseSyntax?, requirements: GenericWhereClauseSyntax?
  ) {
    // `return` in a member is that of the member, whatever the type stands in.
    let inner = NominalReader(here: here.giving(.unknown))
    build.inTypeBody {
      inner.generics.readParameters(clause, of: index)
      build.within(index) {
        let inherited = node.inheritanceClause.map { clause in
          clause.inheritedTypes.map { inner.types.read($0.type, role: .inheritance) }
        }
        build[index].inherited = build.list(inherited ?? [])
        inner.generics.readRequirements(requirements, of: index)
        inner.declarations.readMembers(node.memberBlock.members)
      }
    }
  }

  private func inherits(_ index: ID<DeclarationFact>, from name: NameID) -> Bool {
    build[build[index].inherited].contains { build[$0].name == name }
  }
}
