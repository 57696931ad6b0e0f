import DependencyModel
import ProjectModel
import RuleLanguage
import SourceText

/// The code that shows how a team builds: what it wrote itself, for production. What others wrote and
/// what tests need says nothing about that.
struct OwnCode {
  /// By file of the graph.
  private let isOwn: [Bool]
  /// Paths of files of the graph that are, and of those that are only in modules that are not.
  private let own: Set<ByteKey>
  private let others: Set<ByteKey>
  private let testFolders: Set<ByteKey>

  /// Looks at a project; all of its modules count where none is for production.
  ///
  /// - Parameter testFolders: the folders of test modules.
  init(of graph: DependencyGraph, testFolders: [String]) {
    let usual = Set(RuleEntry.usualRoles + [.demo])
    let hasUsual = graph.files.contains { usual.contains(graph.modules[$0.module].role) }
    isOwn = graph.files.map { file in
      (!hasUsual || usual.contains(graph.modules[file.module].role)) && !Self.isFetched(file.path)
    }
    own = Set(zip(graph.files, isOwn).filter(\.1).map { ByteKey($0.0.path) })
    others = Set(graph.files.map { ByteKey($0.path) }).subtracting(own)
    self.testFolders = hasUsual ? Set(testFolders.map { ByteKey($0) }) : []
  }

  /// Whether a file of the graph is the team's own.
  func contains(_ file: FileID) -> Bool { isOwn[file.int] }

  /// Whether the file of any sort at a path is.
  func contains(_ path: String) -> Bool {
    if own.contains(ByteKey(path)) { return true }
    if Self.isFetched(path) || others.contains(ByteKey(path)) { return false }
    return !ProjectPath.folders(upFrom: ProjectPath.folder(of: path)).contains {
      testFolders.contains(ByteKey($0))
    }
  }

  /// Whether a path lies in a folder for other people's code.
  static func isFetched(_ path: String) -> Bool {
    ProjectPath.components(ProjectPath.folder(of: path)).contains { name in
      foreign.contains(name.lowercased())
    }
  }

  /// Names, in lower case, of folders for what others wrote.
  private static let foreign: Set<String> = [
    "pods", "carthage", "node_modules", "deriveddata", ".build", "sourcepackages", "checkouts",
    "vendor", "vendors", "vendored", "thirdparty", "third-party", "third_party", "third party",
    "3rdparty", "3rd-party", "3rd party",
  ]
}
