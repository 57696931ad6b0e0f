import DependencyModel
import ProjectModel
import SourceFacts

/// For countings that do not look at declarations.
let noDeclarations: @Sendable () -> DeclarationTable = { DeclarationTable(declarations: []) }

extension Declaration {
  /// A declaration of which only what matters to countings is said.
  init(
    _ kind: DeclarationKind, _ name: String, in parent: DeclarationID? = nil,
    node: NodeID? = NodeID(0), module: ModuleID = ModuleID(0), file: FileID = FileID(0),
    subject: DeclarationID? = nil, marks: DeclarationMarks = []
  ) {
    self.init(
      kind: kind, name: name, qualifiedName: name, module: module, file: file, offset: 0, start: 0,
      end: 0, parent: parent, subject: subject, node: node, access: .internal, writtenAccess: nil,
      setterAccess: nil, marks: marks, condition: .always)
  }
}

extension DependencyGraph {
  /// Gives every node a declaration of its kind, and types and extensions a case and a method too.
  ///
  /// References name the declaration itself, calls the case, and members the method; so the result
  /// is the same whatever the modules are called.
  func withDeclarations() -> (graph: DependencyGraph, declarations: DeclarationTable) {
    var graph = self
    var declarations: [Declaration] = []
    var firstOfNode: [Int] = []
    for (index, node) in nodes.enumerated() {
      firstOfNode.append(declarations.count)
      func add(_ kind: DeclarationKind, _ name: String, in parent: DeclarationID?) {
        declarations.append(
          Declaration(
            kind, name, in: parent, node: NodeID(index), module: node.module, file: node.file))
      }
      let own = DeclarationID(declarations.count)
      add(Self.kind(of: node.kind), node.name, in: nil)
      if node.kind.isType || node.kind == .extension {
        add(.enumCase, "case", in: own)
        add(.function, "method", in: own)
      }
    }
    for edge in edges {
      let node = nodes[edge.to.int]
      for index in edge.references {
        let hasMembers = node.kind.isType || node.kind == .extension
        let member = hasMembers ? ["call": 1, "member": 2][references[index].role.name] ?? 0 : 0
        graph.references[index].target = DeclarationID(firstOfNode[edge.to.int] + member)
      }
    }
    return (graph, DeclarationTable(declarations: declarations))
  }

  private static func kind(of kind: NodeKind) -> DeclarationKind {
    switch kind {
    case .class: .class
    case .struct: .struct
    case .protocol: .protocol
    case .typealias: .typealias
    case .extension: .extension
    default: .function
    }
  }
}
