import SourceFacts
import SourceText
import SwiftSyntax

/// What declarations of all kinds have in common in the syntax tree.
struct DeclarationHead {
  var kind: DeclarationKind
  var name: NameID
  /// Offset of the name.
  var offset: UInt32
  /// The whole declaration.
  var node: Syntax
  var attributes: AttributeListSyntax?
  var modifiers: DeclModifierListSyntax?
  /// Marks besides those that modifiers and attributes tell.
  var marks: DeclarationMarks = []
}

/// Adds declarations, each with what its head says: access, marks, attributes.
struct HeadReader: GrammarReader {
  let here: BodyContext

  /// Adds a declaration named by a token, and returns its index.
  func declare(
    _ kind: DeclarationKind, _ token: TokenSyntax, _ node: some SyntaxProtocol,
    _ attributes: AttributeListSyntax? = nil, _ modifiers: DeclModifierListSyntax? = nil,
    marks: DeclarationMarks = []
  ) -> ID<DeclarationFact> {
    declare(
      DeclarationHead(
        kind: kind, name: name(token), offset: offset(token), node: Syntax(node),
        attributes: attributes, modifiers: modifiers, marks: marks))
  }

  /// Adds a declaration, and returns its index.
  func declare(_ head: DeclarationHead) -> ID<DeclarationFact> {
    let modifiers = Modifiers(head.modifiers)
    var marks = head.marks.union(modifiers.marks)
    if let owner = build.owner, build[owner].kind == .protocol, head.kind.canBeRequired {
      marks.insert(.isRequirement)
    }
    var fact = DeclarationFact(
      kind: head.kind, name: head.name, parent: build.owner,
      access: access(of: head.kind, written: modifiers.access), writtenAccess: modifiers.access,
      condition: build.condition, marks: marks, offset: head.offset, start: offset(head.node),
      end: UInt32(head.node.endPositionBeforeTrailingTrivia.utf8Offset))
    fact.setterAccess = modifiers.setterAccess
    let index = build.add(fact)
    if let list = head.attributes { attributes.read(list, of: index) }
    return index
  }

  /// The access that a declaration has after Swift's rules, as far as this file tells.
  private func access(of kind: DeclarationKind, written: AccessLevel?) -> AccessLevel {
    guard let owner = build.owner else {
      if kind == .extension { return written ?? .open }
      return written == .private ? .fileprivate : written ?? .internal
    }
    let parent = build[owner]
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
  var canBeRequired: Bool {
    switch self {
    case .function, .initializer, .subscript, .variable, .associatedType: true
    default: false
    }
  }
}
