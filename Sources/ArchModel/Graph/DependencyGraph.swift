/// What a reference is in the text that makes it.
package enum ReferenceRole: UInt8, CaseIterable, Hashable, Sendable {
  case typePosition
  case inheritance
  case call
  case member
  case value
  case attribute
  case macro
  case keyPath
  case pattern
  case `operator`
  case extensionOf
  /// An `import` of a module of the project.
  case `import`

  /// The name in machine formats.
  package var name: String {
    switch self {
    case .typePosition: "type"
    case .inheritance: "inheritance"
    case .call: "call"
    case .member: "member"
    case .value: "value"
    case .attribute: "attribute"
    case .macro: "macro"
    case .keyPath: "key-path"
    case .pattern: "pattern"
    case .operator: "operator"
    case .extensionOf: "extension"
    case .import: "import"
    }
  }
}

/// How sure an edge is. `compiler` is surest: it comes from the compiler's own index.
package enum Confidence: UInt8, CaseIterable, Comparable, Hashable, Sendable {
  /// A chain typed by inference.
  case probable
  /// The look-up is unambiguous.
  case certain
  /// Read from an index store.
  case compiler

  /// Orders from the least to the most sure.
  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The name in machine formats.
  package var name: String {
    switch self {
    case .probable: "probable"
    case .certain: "certain"
    case .compiler: "compiler"
    }
  }
}

/// One resolved reference that proves an edge of the type graph.
package struct ResolvedReference: Hashable, Sendable {
  /// The file that it stands in.
  package var file: FileID
  /// UTF-8 offset of the name written.
  package var offset: UInt32
  /// The name written, an index into `DependencyGraph.names`.
  package var name: Int32
  /// The file that declares what is named, `nil` where the candidates lie in several.
  package var targetFile: FileID?
  /// What it is in the text.
  package var role: ReferenceRole
  /// Whether the edge's target, or a type nested in it, is named; otherwise one of its members is.
  package var isNominal: Bool
  /// How sure it is.
  package var confidence: Confidence
  /// The innermost declaration that it stands in; `nil` in graphs without declarations.
  package var owner: DeclarationID?
  /// The declaration named, of several candidates the first; `nil` in graphs without declarations.
  package var target: DeclarationID?
  /// The `#if` condition under which it is there.
  package var condition: ConditionID

  /// Makes a resolved reference.
  package init(
    file: FileID, offset: UInt32, name: Int32, targetFile: FileID?, role: ReferenceRole,
    isNominal: Bool, confidence: Confidence, owner: DeclarationID? = nil,
    target: DeclarationID? = nil, condition: ConditionID = .always
  ) {
    self.file = file
    self.offset = offset
    self.name = name
    self.targetFile = targetFile
    self.role = role
    self.isNominal = isNominal
    self.confidence = confidence
    self.owner = owner
    self.target = target
    self.condition = condition
  }
}

/// An edge of the type graph: `from` depends on `to`.
package struct Dependency: Hashable, Sendable {
  /// The node that depends.
  package var from: NodeID
  /// The node depended on; never `from` itself.
  package var to: NodeID
  /// Whether a reference names the target or a type nested in it.
  package var isNominal: Bool
  /// The surest of its references.
  package var confidence: Confidence
  /// Its references in `DependencyGraph.references`, ordered by path, then offset.
  package var references: Range<Int>

  /// Makes an edge.
  package init(
    from: NodeID, to: NodeID, isNominal: Bool, confidence: Confidence, references: Range<Int>
  ) {
    self.from = from
    self.to = to
    self.isNominal = isNominal
    self.confidence = confidence
    self.references = references
  }
}

/// An import statement of a file.
package struct ModuleImport: Hashable, Sendable {
  /// The file that it stands in.
  package var file: FileID
  /// The imported module's name (the first component of the path).
  package var module: String
  /// The whole path as written, such as `Foundation.NSDate`.
  package var path: String
  /// The module of the project that it names; `nil` when it is external.
  package var target: ModuleID?
  /// UTF-8 offset of the module's name.
  package var offset: UInt32
  /// Whether `@_exported` hands the module on to importers of this one.
  package var isReexported: Bool
  /// Whether it is `@testable`.
  package var isTestable: Bool
  /// The `#if` condition under which it is there.
  package var condition: ConditionID

  /// Makes an import.
  package init(
    file: FileID, module: String, path: String, target: ModuleID?, offset: UInt32,
    isReexported: Bool, isTestable: Bool, condition: ConditionID = .always
  ) {
    self.file = file
    self.module = module
    self.path = path
    self.target = target
    self.offset = offset
    self.isReexported = isReexported
    self.isTestable = isTestable
    self.condition = condition
  }
}

/// A reference for which a project declaration of that name is visible, but that was not resolved.
package struct UnresolvedReference: Hashable, Sendable {
  /// Why there is no edge.
  package enum Outcome: UInt8, Hashable, Sendable {
    /// Several declarations in different nodes fit.
    case ambiguous
    /// None could be found by look-up.
    case unresolved
  }

  /// The file that it stands in.
  package var file: FileID
  /// UTF-8 offset of the name written.
  package var offset: UInt32
  /// The name written, an index into `DependencyGraph.names`.
  package var name: Int32
  /// What it is in the text.
  package var role: ReferenceRole
  /// Why there is no edge.
  package var outcome: Outcome

  /// Makes an unresolved reference.
  package init(file: FileID, offset: UInt32, name: Int32, role: ReferenceRole, outcome: Outcome) {
    self.file = file
    self.offset = offset
    self.name = name
    self.role = role
    self.outcome = outcome
  }
}

/// A name written in a file that means no declaration of the project.
package struct ExternalReference: Hashable, Sendable {
  /// The file that it stands in.
  package var file: FileID
  /// UTF-8 offset of the name written.
  package var offset: UInt32
  /// The name written, an index into `DependencyGraph.names`.
  package var name: Int32
  /// The node that it stands in; `nil` outside all of them.
  package var node: NodeID?
  /// What it is in the text.
  package var role: ReferenceRole
  /// Whether it is a member of something: `x.name`, `.name` or `Type.name`.
  package var isMember: Bool
  /// The `#if` condition under which it is there.
  package var condition: ConditionID

  /// Makes an external reference.
  package init(
    file: FileID, offset: UInt32, name: Int32, node: NodeID?, role: ReferenceRole, isMember: Bool,
    condition: ConditionID = .always
  ) {
    self.file = file
    self.offset = offset
    self.name = name
    self.node = node
    self.role = role
    self.isMember = isMember
    self.condition = condition
  }
}

extension ExternalReference {
  /// Whether `symbol:` selectors can mean it: it names a type, a function or a value by itself.
  package var isSymbol: Bool {
    guard !isMember else { return false }
    return switch role {
    case .typePosition, .inheritance, .call, .value, .attribute, .macro, .pattern, .extensionOf:
      true
    case .member, .keyPath, .operator, .import: false
    }
  }
}

/// How many references met which outcome.
///
/// Only references for which a declaration of that base name is visible from the file are told apart;
/// everything else is external.
package struct ResolutionCounts: Hashable, Sendable {
  /// Resolved by an unambiguous look-up.
  package var certain = 0
  /// Resolved by typing a chain.
  package var probable = 0
  /// Several declarations fit.
  package var ambiguous = 0
  /// None was found although one of that name is visible.
  package var unresolved = 0
  /// No visible declaration of the project has the name.
  package var external = 0

  /// Zero of everything.
  package init() {}

  /// Share of references resolved among those for which a declaration is visible, `0...1`; `nil` when there are none.
  package var resolvedShare: Double? {
    let resolved = certain + probable
    let total = resolved + ambiguous + unresolved
    return total == 0 ? nil : Double(resolved) / Double(total)
  }

  /// Adds the counts of another part of the project.
  package static func += (lhs: inout Self, rhs: Self) {
    lhs.certain += rhs.certain
    lhs.probable += rhs.probable
    lhs.ambiguous += rhs.ambiguous
    lhs.unresolved += rhs.unresolved
    lhs.external += rhs.external
  }
}

/// The type graph of a project with everything that proves it. Values only; ids index its tables.
package struct DependencyGraph: Sendable {
  /// The project's modules, as in the project description.
  package var modules: [ModuleDescription]
  /// One entry for each pair of file and module, sorted by path, then module.
  package var files: [SourceFileSummary]
  /// The components, sorted by name.
  package var components: [Component]
  /// The nodes, sorted by id.
  package var nodes: [GraphNode]
  /// The edges, sorted by (from, to); no edge from a node to itself.
  package var edges: [Dependency]
  /// The references behind the edges.
  package var references: [ResolvedReference]
  /// References to members of a type that share the type's node but stand in another file of it: they make file edges only.
  package var fileReferences: [FileReference]
  /// The import statements, sorted by file and offset.
  package var imports: [ModuleImport]
  /// References without an edge, sorted by file and offset.
  package var unresolved: [UnresolvedReference]
  /// Names written that mean no declaration of the project, sorted by file and offset.
  package var external: [ExternalReference]
  /// What the nodes declare, so that names that were not resolved can be compared with it; sorted by node, then name.
  package var declaredNames: [DeclaredName]
  /// Names that references index, resolved or not.
  package var names: [String]
  /// The `#if` conditions that references and imports index; the first is `always`.
  package var conditions: [BuildCondition]
  /// Outcomes of references that name types, functions, values by themselves or as `Type.member`.
  package var nameCounts: ResolutionCounts
  /// Outcomes of references to members reached through a value.
  package var memberCounts: ResolutionCounts

  /// Makes a graph.
  package init(
    modules: [ModuleDescription], files: [SourceFileSummary], components: [Component],
    nodes: [GraphNode], edges: [Dependency], references: [ResolvedReference],
    fileReferences: [FileReference], imports: [ModuleImport], unresolved: [UnresolvedReference],
    external: [ExternalReference] = [], declaredNames: [DeclaredName] = [], names: [String],
    conditions: [BuildCondition] = [.always], nameCounts: ResolutionCounts,
    memberCounts: ResolutionCounts
  ) {
    self.modules = modules
    self.files = files
    self.components = components
    self.nodes = nodes
    self.edges = edges
    self.references = references
    self.fileReferences = fileReferences
    self.imports = imports
    self.unresolved = unresolved
    self.external = external
    self.declaredNames = declaredNames
    self.names = names
    self.conditions = conditions
    self.nameCounts = nameCounts
    self.memberCounts = memberCounts
  }

  /// Where a reference stands. O(log lines).
  package func location(of file: FileID, offset: UInt32) -> SourceLocation {
    let summary = files[file.int]
    let position = summary.lines.position(of: Int(offset))
    return SourceLocation(path: summary.path, line: position.line, column: position.column)
  }
}

/// A reference within one node that leads from one file to another.
package struct FileReference: Hashable, Sendable {
  /// The node that both files contribute to.
  package var node: NodeID
  /// The reference; its `targetFile` is another file than its `file`.
  package var reference: ResolvedReference

  /// Makes a file reference.
  package init(node: NodeID, reference: ResolvedReference) {
    self.node = node
    self.reference = reference
  }
}

/// A name that other files may use, as a node declares it: its own or that of a member.
package struct DeclaredName: Hashable, Sendable {
  /// The node.
  package var node: NodeID
  /// The base name, an index into `DependencyGraph.names`.
  package var name: Int32
  /// What is declared.
  package var kind: DeclarationKind

  /// Makes a declared name.
  package init(node: NodeID, name: Int32, kind: DeclarationKind) {
    self.node = node
    self.name = name
    self.kind = kind
  }
}
