import SourceFacts
import SwiftSyntax

/// What the declarations of a kind have in common in the syntax tree.
struct DeclarationParts {
  var kind: DeclarationKind
  var name: NameID
  var offset: UInt32
  var node: Syntax
  var attributes: AttributeListSyntax?
  var modifiers: DeclModifierListSyntax?
  var marks: DeclarationMarks = []
}

extension SwiftFileReader {
  /// Lowers a declaration and everything in it.
  func readDeclaration(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .importDecl(let node): readImport(node)
    case .classDecl(let node): readNominal(node, .class, node.name, node.memberBlock)
    case .structDecl(let node): readNominal(node, .struct, node.name, node.memberBlock)
    case .enumDecl(let node): readNominal(node, .enum, node.name, node.memberBlock)
    case .actorDecl(let node): readNominal(node, .actor, node.name, node.memberBlock)
    case .protocolDecl(let node): readProtocol(node)
    case .extensionDecl(let node): readExtension(node)
    case .typeAliasDecl(let node): readTypeAlias(node)
    case .associatedTypeDecl(let node): readAssociatedType(node)
    case .functionDecl(let node): readFunction(node)
    case .initializerDecl(let node): readInitializer(node)
    case .deinitializerDecl(let node): readDeinitializer(node)
    case .subscriptDecl(let node): readSubscript(node)
    case .variableDecl(let node): readVariables(node)
    case .enumCaseDecl(let node): readEnumCases(node)
    case .operatorDecl(let node): readOperator(node)
    case .precedenceGroupDecl(let node): readPrecedenceGroup(node)
    case .macroDecl(let node): readMacro(node)
    case .macroExpansionDecl(let node): readMacroExpansion(node)
    case .ifConfigDecl(let node): readConditionalDeclarations(node)
    case .accessorDecl(let node): readAccessor(node, type: -1)
    case .missingDecl(let node): readLooseAttributes(node.attributes)
    default: break
    }
  }

  /// Lowers the members of a type.
  func readMembers(_ members: MemberBlockItemListSyntax) {
    for member in members { readDeclaration(member.decl) }
  }

  private func readConditionalDeclarations(_ node: IfConfigDeclSyntax) {
    forEachBranch(of: node) { elements in
      switch elements {
      case .decls(let members): readMembers(members)
      case .statements(let statements): readItems(statements)
      case .attributes(let attributes): readLooseAttributes(attributes)
      case .switchCases, .postfixExpression: break
      }
    }
  }

  // MARK: Adding

  func part(
    _ kind: DeclarationKind, _ token: TokenSyntax, _ node: some SyntaxProtocol,
    _ attributes: AttributeListSyntax?, _ modifiers: DeclModifierListSyntax?,
    marks: DeclarationMarks = []
  ) -> DeclarationParts {
    DeclarationParts(
      kind: kind, name: name(token), offset: offset(token), node: Syntax(node),
      attributes: attributes, modifiers: modifiers, marks: marks)
  }

  /// Appends a declaration with its access, marks and attributes, and returns its index.
  @discardableResult
  func add(_ part: DeclarationParts) -> DeclarationIndex {
    var marks = part.marks
    var written: AccessLevel?
    var setter: AccessLevel?
    for modifier in part.modifiers ?? [] {
      if let level = AccessLevel.allCases.first(where: { $0.keyword == modifier.name.text }) {
        if modifier.detail == nil { written = level } else { setter = level }
      } else {
        marks.formUnion(self.marks(of: modifier))
      }
    }
    if build.owner >= 0, build[declaration: build.owner].kind == .protocol, part.kind.isRequirement
    {
      marks.insert(.isRequirement)
    }
    let start = part.node.positionAfterSkippingLeadingTrivia.utf8Offset
    var fact = DeclarationFact(
      kind: part.kind, name: part.name, parent: build.owner,
      access: effectiveAccess(written: written, kind: part.kind), writtenAccess: written,
      condition: build.condition, marks: marks, offset: part.offset, start: UInt32(start),
      end: UInt32(part.node.endPositionBeforeTrailingTrivia.utf8Offset))
    fact.setterAccess = setter
    let index = build.add(fact)
    if let attributes = part.attributes { readAttributes(attributes, of: index) }
    return index
  }

  private func marks(of modifier: DeclModifierSyntax) -> DeclarationMarks {
    switch modifier.name.text {
    case "static", "class": .isStatic
    case "final": .isFinal
    case "override": .isOverride
    case "mutating": .isMutating
    case "lazy": .isLazy
    case "weak": .isWeak
    case "unowned": .isUnowned
    case "convenience": .isConvenience
    case "required": .isRequired
    case "indirect": .isIndirect
    case "nonisolated": .isNonisolated
    case "prefix", "postfix", "infix": .isOperator
    default: []
    }
  }

  /// The access that a declaration has after Swift's rules, as far as this file tells.
  private func effectiveAccess(written: AccessLevel?, kind: DeclarationKind) -> AccessLevel {
    guard build.owner >= 0 else {
      if kind == .extension { return written ?? .open }
      return written == .private ? .fileprivate : written ?? .internal
    }
    let parent = build[declaration: build.owner]
    // What a private declaration holds is seen as far as itself, which is the file at least.
    let inherited = max(parent.access, .fileprivate)
    switch parent.kind {
    case .protocol: return inherited
    case .enum where kind == .enumCase: return inherited
    case .extension:
      return written ?? max(parent.writtenAccess ?? .internal, .fileprivate)
    case .class, .struct, .enum, .actor:
      return min(written ?? .internal, inherited)
    default:
      return min(written ?? .internal, .fileprivate)
    }
  }
}

extension DeclarationKind {
  /// Whether such a member of a protocol is a requirement.
  fileprivate var isRequirement: Bool {
    switch self {
    case .function, .initializer, .subscript, .variable, .associatedType: true
    default: false
    }
  }
}
