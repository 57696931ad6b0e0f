import DependencyModel
import RuleEngine
import SourceText

/// Which module from outside a name comes from that no list has, told by the files that write it.
///
/// A file sees a name only where it imports what declares it. So the home of a name is among the
/// unknown modules of every file that writes it; where all of these have one in common, that is it.
struct InferredHomes {
  /// The home of each name that has one.
  private var homes: [GlobalName: String] = [:]

  /// Knows no home.
  init() {}

  /// Compares the files that write each name. O(names from outside · unknown modules that a file sees).
  ///
  /// - Parameter unknownModules: the modules seen in a file of which nothing is known.
  init(
    _ uses: FileUses, in view: ArchitectureView, unknownModules: (FileID) -> Set<String>
  ) {
    let graph = view.graph
    var candidates: [GlobalName: Set<String>] = [:]
    for file in graph.files.ids where graph.files[file].language == .swift {
      let unknown = unknownModules(file)
      for (name, _) in uses.outsideNames(in: file)
      where view.outsideNames.modules(declaring: graph.names[name]).isEmpty {
        candidates[name] = candidates[name]?.intersection(unknown) ?? unknown
      }
    }
    homes = candidates.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// The home of a name; `nil` where several modules, or none, may be.
  subscript(name: GlobalName) -> String? { homes[name] }
}
