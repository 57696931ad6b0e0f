import ProjectModel
import SourceFacts
import SourceText

/// What a node of the type graph is.
@usableFromInline
package enum NodeKind: String, CaseIterable, Hashable, Sendable {
  case `class`
  case `struct`
  case `enum`
  case actor
  case `protocol`
  case `typealias`
  case function
  case variable
  case `operator`
  case precedenceGroup = "precedence-group"
  case macro
  /// An extension of a type that another module, or another component, declares.
  case `extension`
  /// The statements of a script file (`main.swift`).
  case topLevelCode = "top-level-code"

  /// Whether the metrics count a node of this kind as a type.
  package var isType: Bool {
    switch self {
    case .class, .struct, .enum, .actor, .protocol: true
    case .typealias, .function, .variable, .operator, .precedenceGroup, .macro, .extension,
      .topLevelCode:
      false
    }
  }

  /// What a node is that a declaration makes.
  package init(of declaration: DeclarationKind) {
    self =
      switch declaration {
      case .class: .class
      case .struct: .struct
      case .enum: .enum
      case .actor: .actor
      case .protocol: .protocol
      case .typealias: .typealias
      case .variable: .variable
      case .operator: .operator
      case .precedenceGroup: .precedenceGroup
      case .macro: .macro
      case .extension: .extension
      case .topLevelCode, .macroExpansion: .topLevelCode
      case .function, .initializer, .deinitializer, .subscript, .enumCase, .associatedType,
        .genericParameter:
        .function
      }
  }
}

/// A source file as part of one module: a file compiled into two modules appears twice.
package struct SourceFileSummary: Hashable, Sendable {
  /// Path relative to the project's root.
  package var path: String
  /// The module that compiles it.
  package var module: ModuleID
  /// The component that its declarations belong to, unless a `declarations:` pattern takes one of them.
  package var component: ComponentID
  /// The language it is read as.
  package var language: SourceLanguage
  /// Size in bytes.
  package var byteCount: Int
  /// Number of its lines with code: neither blank nor only comment.
  package var codeLines: Int
  /// Where its lines begin.
  package var lines: LineTable
  /// Whether it has brackets behind a value of which it is not known what they mean.
  package var hasOpenBrackets: Bool
  /// The modules that it names to qualify what follows, as in `Module.name`.
  package var qualifiers: Set<GlobalName>

  /// Makes a file summary.
  package init(
    path: String, module: ModuleID, component: ComponentID, language: SourceLanguage,
    byteCount: Int, codeLines: Int = 0, lines: LineTable, hasOpenBrackets: Bool = false,
    qualifiers: Set<GlobalName> = []
  ) {
    self.path = path
    self.module = module
    self.component = component
    self.language = language
    self.byteCount = byteCount
    self.codeLines = codeLines
    self.lines = lines
    self.hasOpenBrackets = hasOpenBrackets
    self.qualifiers = qualifiers
  }
}

/// A component: a named set of nodes of the type graph.
package struct Component: Hashable, Sendable {
  /// Its name: the configured one, else the module's.
  package var name: String
  /// The module that it is exactly, or `nil` for a component that the configuration defines by paths or
  /// declarations or over several modules.
  package var module: ModuleID?
  /// The role of its code: the one that all its files share, else `production`.
  package var role: ModuleRole
  /// Where it is defined: the module's manifest line, else the line in the configuration.
  package var location: SourceLocation

  /// Makes a component.
  package init(name: String, module: ModuleID?, role: ModuleRole, location: SourceLocation) {
    self.name = name
    self.module = module
    self.role = role
    self.location = location
  }
}

/// What a type alias stands for.
package enum AliasedType: Hashable, Sendable {
  /// A type of the project, or one nested in it.
  case node(NodeID)
  /// A type from outside, by its name.
  case outside(GlobalName)
}

/// A node of the type graph: a top-level declaration with all that counts for it.
package struct GraphNode: Hashable, Sendable {
  /// Unique name: `Module.Name`, `Module.(extension of X)`, `Module.(top-level code)`; private declarations that share a
  /// name carry `@path`.
  package var id: String
  /// The name without the module.
  package var name: String
  /// The module it stands in.
  package var module: ModuleID
  /// The component it belongs to.
  package var component: ComponentID
  /// What it is.
  package var kind: NodeKind
  /// Effective access of its widest declaration; of an extension what it gives members without a modifier.
  package var access: AccessLevel
  /// The file of its first declaration, by path.
  package var file: FileID
  /// UTF-8 offset of the declaration's name in that file.
  package var offset: Int
  /// Number of types the metrics count in it: 1 for a type, the nested types for an extension of a foreign type.
  package var typeCount: Int
  /// How many of these are abstract.
  package var abstractTypeCount: Int
  /// Of an extension in another component than its type the node of that type, if both are of one module.
  package var extended: NodeID?
  /// Of an extension the alias by which all of its declarations name the type, if they do.
  package var alias: String?
  /// Of a type alias what it stands for, if that is one type by itself.
  package var aliased: AliasedType?

  /// Makes a node.
  package init(
    id: String, name: String, module: ModuleID, component: ComponentID, kind: NodeKind,
    access: AccessLevel, file: FileID, offset: Int, typeCount: Int, abstractTypeCount: Int
  ) {
    self.id = id
    self.name = name
    self.module = module
    self.component = component
    self.kind = kind
    self.access = access
    self.file = file
    self.offset = offset
    self.typeCount = typeCount
    self.abstractTypeCount = abstractTypeCount
  }
}
