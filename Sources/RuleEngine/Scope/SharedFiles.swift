import DependencyModel
import ProjectModel
import SourceText

/// Which files several modules compile, each as a file of its own.
package struct SharedFiles: Sendable {
  /// For each file all modules that compile it; none where it is one alone.
  private let modulesOfFile: [[ModuleID]]
  /// How many files a module has, and of them with another one.
  private let countOfModule: [Int]
  private let sharedCount: [Pair: Int]

  private struct Pair: Hashable {
    var one: ModuleID
    var other: ModuleID
  }

  /// Looks which files of a graph have the same path. O(files), and for one that k modules compile
  /// O(k²).
  package init(_ graph: DependencyGraph) {
    let files = graph.files
    var modulesOfFile = [[ModuleID]](repeating: [], count: files.count)
    var countOfModule = [Int](repeating: 0, count: graph.modules.count)
    var sharedCount: [Pair: Int] = [:]
    for file in files { countOfModule[file.module.int] += 1 }
    var start = 0
    // Files are sorted by path.
    while start < files.count {
      var end = start + 1
      while end < files.count, files[end].path.equalsInBytes(files[start].path) { end += 1 }
      if end > start + 1 {
        let modules = files[start..<end].map(\.module)
        for index in start..<end { modulesOfFile[index] = modules }
        for one in modules {
          for other in modules { sharedCount[Pair(one: one, other: other), default: 0] += 1 }
        }
      }
      start = end
    }
    self.modulesOfFile = modulesOfFile
    self.countOfModule = countOfModule
    self.sharedCount = sharedCount
  }

  /// Whether two modules share at least half of the smaller one's files: they are two ways to build
  /// the same code, as the framework of a project and the target of a package, and never meet.
  package func areTwins(_ module: ModuleID, _ other: ModuleID) -> Bool {
    let shared = sharedCount[Pair(one: module, other: other)] ?? 0
    return shared > 0 && 2 * shared >= min(countOfModule[module.int], countOfModule[other.int])
  }

  /// Whether a module compiles a file that another one has, too. O(modules that compile it).
  package func isCompiled(_ file: FileID, by module: ModuleID) -> Bool {
    modulesOfFile[file.int].contains(module)
  }
}
