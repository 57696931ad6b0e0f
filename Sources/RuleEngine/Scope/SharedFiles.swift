import DependencyModel
import ProjectModel
import SourceText

/// Which files several modules compile, each as a file of its own.
package struct SharedFiles: Sendable {
  /// For each file all modules that compile it; none where it is one alone.
  private let modulesOfFile: [[ModuleID]]

  /// Looks which files of a graph have the same path. O(files).
  package init(_ graph: DependencyGraph) {
    let files = graph.files
    var modulesOfFile = [[ModuleID]](repeating: [], count: files.count)
    var start = 0
    // Files are sorted by path.
    while start < files.count {
      var end = start + 1
      while end < files.count, files[end].path.equalsInBytes(files[start].path) { end += 1 }
      if end > start + 1 {
        let modules = files[start..<end].map(\.module)
        for index in start..<end { modulesOfFile[index] = modules }
      }
      start = end
    }
    self.modulesOfFile = modulesOfFile
  }

  /// Whether a module compiles a file that another one has, too. O(modules that compile it).
  package func isCompiled(_ file: FileID, by module: ModuleID) -> Bool {
    modulesOfFile[file.int].contains(module)
  }
}
