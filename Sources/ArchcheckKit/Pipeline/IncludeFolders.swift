import ProjectFormats
import ProjectModel
import SourceText

/// The folders that paths in `#include` are relative to, relative to the project's root.
package struct IncludeFolders: Sendable {
  /// The folders of each module's files, nearest first.
  private let ofModule: [[String]]

  /// Collects the folders of all modules. O(modules + declared dependencies) each module.
  package init(_ modules: [ModuleDescription]) {
    var numbers: [ByteKey: [Int]] = [:]
    for (index, module) in modules.enumerated() {
      numbers[ByteKey(module.name), default: []].append(index)
    }
    ofModule = modules.indices.map { index in
      var folders = modules[index].ownIncludeFolders
      var queue = [index]
      var seen: Set<Int> = [index]
      var next = 0
      while next < queue.count {
        let names = modules[queue[next]].dependencies.flatMap(\.modules)
        next += 1
        for other in names.flatMap({ numbers[ByteKey($0)] ?? [] })
        where seen.insert(other).inserted {
          queue.append(other)
          folders += modules[other].headers.publicFolders
        }
      }
      return folders
    }
  }

  /// The folders of a file, each once: those of its module, the public ones of the modules that this
  /// depends on, and the file's own.
  package func of(_ path: String, in module: Int) -> [String] {
    var seen: Set<ByteKey> = []
    return (ofModule[module] + [ProjectPath.folder(of: path)])
      .filter { seen.insert(ByteKey($0)).inserted }
  }
}

extension ModuleDescription {
  /// The folders for its own files; where nothing says which, those that are usual.
  fileprivate var ownIncludeFolders: [String] {
    let written = headers.privateFolders + headers.publicFolders
    return written.isEmpty ? [folder, ProjectPath.join(folder, "include"), ""] : written
  }
}
