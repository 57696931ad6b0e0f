import DependencyModel
import ProjectModel
import SourceFacts

/// What a graph literal says, by name, before ids are given.
struct GraphDraft {
  /// A module, under the name by which it is listed.
  struct Module {
    var name: String
    var role = ModuleRole.production
    var kind = ModuleKind.library
    var folder: String
    var line: Int
    var dependencies: [(name: String, line: Int)] = []
  }

  /// A file of a module, by their names.
  struct File: Hashable {
    var path: String
    var module: String
  }

  /// A node; what is `nil` takes its default.
  struct Node {
    var id: String
    var module: String
    var name: String
    var kind = NodeKind.struct
    var access = AccessLevel.internal
    var path: String?
    var types: Int?
    var abstractTypes: Int?
    /// The names of its members.
    var members: [String] = []
  }

  /// A reference between nodes, by their places in `nodes`.
  struct Reference {
    var from: Int
    var to: Int
    /// The file that it stands in, unless it is that of `from`.
    var path: String?
    /// The file that declares what it names, unless it is that of `to`.
    var targetPath: String?
    var role = ReferenceRole.typePosition
    var confidence = Confidence.certain
    var condition = BuildCondition.always
    /// The member that it names, unless it names `to` itself.
    var member: String?
    var marks: ReferenceMarks = []
  }

  /// An import; its file is the module's own unless the text names another.
  struct Import {
    var module: String
    var path: String?
    var imported: String
    var isReexported = false
    var isTestable = false
    var condition = BuildCondition.always
  }

  /// A name that leads to no declaration of the project, or to none that could be told.
  struct Name {
    var text: String
    var module: String
    /// The file, unless it is the module's own or that of the node.
    var path: String?
    /// The place in `nodes` of what it stands in.
    var node: Int?
    var role: ReferenceRole
    var isMember: Bool
    /// Whether it names something of the project that could not be told.
    var isUnresolved: Bool
    var condition = BuildCondition.always
  }

  /// A component with the modules, nodes, files and folders that it takes.
  struct Component {
    var name: String
    var members: [String]
    var line: Int
  }

  private(set) var modules: [Module] = []
  private(set) var nodes: [Node] = []
  var languages: [File: SourceLanguage] = [:]
  var files: [File] = []
  var references: [Reference] = []
  var imports: [Import] = []
  var written: [Name] = []
  var components: [Component] = []
  private var moduleIndex: [String: Int] = [:]
  private var nodeIndex: [String: Int] = [:]

  /// The place of a module, which is made if need be.
  mutating func module(named name: String, line: Int) -> Int {
    if let index = moduleIndex[name] { return index }
    moduleIndex[name] = modules.count
    modules.append(Module(name: name, folder: name, line: line))
    return modules.count - 1
  }

  /// The place of a node, which is made with its module if need be.
  mutating func node(module: String, name: String, line: Int) -> Int {
    let id = "\(module).\(name)"
    if let index = nodeIndex[id] { return index }
    _ = self.module(named: module, line: line)
    nodeIndex[id] = nodes.count
    nodes.append(Node(id: id, module: module, name: name))
    return nodes.count - 1
  }

  /// Changes a module.
  mutating func updateModule(_ index: Int, _ change: (inout Module) -> Void) {
    change(&modules[index])
  }

  /// Changes a node.
  mutating func updateNode(_ index: Int, _ change: (inout Node) -> Void) { change(&nodes[index]) }

  /// A module by name, or `nil`.
  func module(named name: String) -> Module? { moduleIndex[name].map { modules[$0] } }

  /// A path written in a block of a module: relative to its folder, or to the root behind `/`.
  func path(_ written: String, in module: String) -> String {
    if written.hasPrefix("/") { return String(written.dropFirst()) }
    let folder = self.module(named: module)?.folder ?? module
    return folder.isEmpty ? written : "\(folder)/\(written)"
  }
}
