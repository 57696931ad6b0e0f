import SourceFacts
import SwiftSyntax

/// Reads declarations of every kind: hands each to the reader of its area, and reads the small ones.
struct DeclarationReader: GrammarReader {
  let here: BodyContext

  /// Reads a declaration and everything in it.
  func read(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .importDecl(let node): readImport(node)
    case .classDecl(let node): nominals.read(node, .class, node.name)
    case .structDecl(let node): nominals.read(node, .struct, node.name)
    case .enumDecl(let node): nominals.read(node, .enum, node.name)
    case .actorDecl(let node): nominals.read(node, .actor, node.name)
    case .protocolDecl(let node): nominals.read(node)
    case .extensionDecl(let node): nominals.read(node)
    case .typeAliasDecl(let node): readTypeAlias(node)
    case .associatedTypeDecl(let node): readAssociatedType(node)
    case .functionDecl(let node): callables.read(node)
    case .initializerDecl(let node): callables.read(node)
    case .deinitializerDecl(let node): callables.read(node)
    case .subscriptDecl(let node): callables.read(node)
    case .variableDecl(let node): variables.read(node)
    case .enumCaseDecl(let node): callables.read(node)
    case .operatorDecl(let node): readOperator(node)
    case .precedenceGroupDecl(let node): readPrecedenceGroup(node)
    case .macroDecl(let node): callables.read(node)
    case .macroExpansionDecl(let node): macros.read(node)
    case .ifConfigDecl(let node): readConditional(node)
    case .accessorDecl(let node): AccessorReader(here: here).read(node, type: nil)
    case .missingDecl(let node): attributes.readLoose(node.attributes)
    default: break
    }
  }

  private var nominals: NominalReader { NominalReader(here: here) }
  private var callables: CallableReader { CallableReader(here: here) }

  /// Reads the members of a type.
  func readMembers(_ members: MemberBlockItemListSyntax) {
    for member in members { read(member.decl) }
  }

  private func readConditional(_ node: IfConfigDeclSyntax) {
    forEachBranch(of: node) { elements in
      switch elements {
      case .decls(let members): readMembers(members)
      case .statements(let items): blocks.readItems(items)
      case .attributes(let list): attributes.readLoose(list)
      case .switchCases, .postfixExpression: break
      }
    }
  }

  // MARK: Imports

  private func readImport(_ node: ImportDeclSyntax) {
    guard let first = node.path.first else { return }
    let components = node.path.map { component in
      text.isEscaped(component.name)
        ? String(component.name.text.filter { $0 != "`" }) : component.name.text
    }
    let isScoped = node.importKindSpecifier != nil && components.count > 1
    build.add(
      ImportFact(
        path: components.joined(separator: "."), module: build.names.id(of: components[0]),
        declaration: isScoped ? node.path.last.map { name($0.name) } : nil,
        marks: marks(of: node.attributes), access: Modifiers(node.modifiers).access,
        condition: build.condition, offset: offset(first.name)))
  }

  private func marks(of attributes: AttributeListSyntax) -> ImportFact.Marks {
    var marks: ImportFact.Marks = []
    for case .attribute(let attribute) in attributes {
      switch attribute.attributeName.trimmedDescription {
      case "testable": marks.insert(.testable)
      case "_exported": marks.insert(.exported)
      case "_implementationOnly": marks.insert(.implementationOnly)
      case "preconcurrency": marks.insert(.preconcurrency)
      case "_spi": marks.insert(.spi)
      default: break
      }
    }
    return marks
  }

  // MARK: Names of types

  private func readTypeAlias(_ node: TypeAliasDeclSyntax) {
    let index = heads.declare(.typealias, node.name, node, node.attributes, node.modifiers)
    generics.readParameters(node.genericParameterClause, of: index)
    build.within(index) {
      build[index].type = types.read(node.initializer.value)
      generics.readRequirements(node.genericWhereClause, of: index)
    }
  }

  private func readAssociatedType(_ node: AssociatedTypeDeclSyntax) {
    let index = heads.declare(.associatedType, node.name, node, node.attributes, node.modifiers)
    build.within(index) {
      let inherited = node.inheritanceClause.map { clause in
        clause.inheritedTypes.map { types.read($0.type) }
      }
      build[index].inherited = build.list(inherited ?? [])
      if let value = node.initializer?.value {
        build[index].type = types.read(value)
      }
      generics.readRequirements(node.genericWhereClause, of: index)
    }
  }

  // MARK: Operators

  private func readOperator(_ node: OperatorDeclSyntax) {
    let index = heads.declare(.operator, node.name, node, marks: .isOperator)
    guard let group = node.operatorPrecedenceAndTypes?.precedenceGroup else { return }
    build.within(index) { addPrecedenceGroup(group) }
  }

  private func readPrecedenceGroup(_ node: PrecedenceGroupDeclSyntax) {
    let index = heads.declare(.precedenceGroup, node.name, node, node.attributes, node.modifiers)
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
        owner: build.owner, offset: offset(token)))
  }
}
