import DependencyModel
import ProjectModel
import SourceText

/// Which component each file and node of a graph literal belongs to.
struct GraphLiteralComponents {
  /// What a word in a component's list stands for.
  private enum Member {
    case node(String)
    case module(String)
    /// A file, or a folder with all below it.
    case path(String)
  }

  private var names: [String] = []
  private let draft: GraphDraft
  private let files: [GraphDraft.File]
  private let fileNames: [String]
  private let nodeNames: [String]

  /// Assigns by the first definition that fits, else by module.
  ///
  /// - Throws: a member that stands for nothing in the literal.
  init(
    _ draft: GraphDraft, files: [GraphDraft.File], moduleIndex: [String: Int]
  ) throws(GraphLiteralError) {
    var definitions: [(name: String, member: Member)] = []
    for component in draft.components {
      for word in component.members {
        if draft.nodes.contains(where: { $0.id == word }) {
          definitions.append((component.name, .node(word)))
        } else if moduleIndex[word] != nil {
          definitions.append((component.name, .module(word)))
        } else if files.contains(where: { $0.path.isAtOrBelow(word) }) {
          definitions.append((component.name, .path(word)))
        } else {
          throw GraphLiteralError(
            line: component.line,
            message:
              "component \(component.name) lists '\(word)', which is no node, module or path"
          )
        }
      }
    }
    func component(of file: GraphDraft.File, node: String?) -> String {
      let definition = definitions.first { definition in
        switch definition.member {
        case .node(let id): id == node
        case .module(let name): name == file.module
        case .path(let path): file.path.isAtOrBelow(path)
        }
      }
      return definition?.name ?? file.module
    }
    self.draft = draft
    self.files = files
    fileNames = files.map { component(of: $0, node: nil) }
    nodeNames = draft.nodes.map { component(of: draft.file(of: $0), node: $0.id) }
    let withFiles = Set(files.map(\.module))
    let withoutFiles = draft.modules.map(\.name).filter { !withFiles.contains($0) }
    names = Set(fileNames + nodeNames + withoutFiles).sorted { $0.precedesInBytes($1) }
  }

  /// The component of each file.
  var componentOfFile: [ComponentID] { ids(of: fileNames) }

  /// The component of each node, by its place in the draft.
  var componentOfNode: [ComponentID] { ids(of: nodeNames) }

  private func ids(of list: [String]) -> [ComponentID] {
    let index = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    return list.map { ComponentID(index[$0] ?? 0) }
  }

  /// The components, sorted by name.
  func components(modules: [ModuleDescription]) -> [Component] {
    names.map { name in
      let own = files.indices.filter { fileNames[$0] == name }.map { files[$0].module }
      let ofNodes = draft.nodes.indices.filter { nodeNames[$0] == name }.map {
        draft.nodes[$0].module
      }
      let members = modules.indices.filter {
        let module = modules[$0].name
        return own.contains(module) || ofNodes.contains(module)
          || (module == name && modules[$0].sources.isEmpty)
      }
      let roles = Set(members.map { modules[$0].role })
      let whole = members.count == 1 ? members.first : nil
      let exact = whole.flatMap { index in isExactly(name, modules[index].name) ? index : nil }
      let line = draft.components.first { $0.name == name }?.line ?? 0
      return Component(
        name: name, module: exact.map { ModuleID($0) },
        role: roles.count == 1 ? roles.first ?? .production : .production,
        location: exact.map { modules[$0].location }
          ?? SourceLocation(path: "archcheck.yml", line: line, column: 1))
    }
  }

  /// Whether no part of a module belongs to another component.
  private func isExactly(_ name: String, _ module: String) -> Bool {
    files.indices.allSatisfy { files[$0].module != module || fileNames[$0] == name }
      && draft.nodes.indices.allSatisfy {
        draft.nodes[$0].module != module || nodeNames[$0] == name
      }
  }
}

extension String {
  /// Whether this path is another one, or lies in that folder.
  fileprivate func isAtOrBelow(_ other: String) -> Bool {
    self == other || hasPrefix(other.hasSuffix("/") ? other : other + "/")
  }
}
