import DependencyModel
import RuleEngine
import SourceText

/// Which modules from outside a name may come from that no list has, told by the files that write it.
///
/// A file sees a name only where it imports what declares it. So the home of a name is among the modules
/// that every file sees which writes it. Lists of what is known lack names, so known modules are among
/// them too.
struct InferredHomes {
  /// For each name that no known module declares the modules seen in every file that writes it.
  private var candidates: [GlobalName: Set<String>] = [:]
  /// Those of them of which nothing is known.
  private var unknown: [GlobalName: Set<String>] = [:]

  /// Knows no home.
  init() {}

  /// Compares the files that write each name. O(names from outside · modules that a file sees).
  ///
  /// - Parameter modules: the modules from outside seen in a file.
  init(_ uses: FileUses, in view: ArchitectureView, modules: (FileID) -> Set<String>) {
    let (graph, known) = (view.graph, view.outsideNames)
    for file in graph.files.ids where graph.files[file].language == .swift {
      let seen = modules(file)
      let all = seen.reduce(into: Set<String>()) { $0.formUnion(known.modules(broughtBy: $1)) }
      let strange = seen.filter { !known.isKnown($0) }
      for (name, _) in uses.outsideNames(in: file)
      where known.modules(declaring: graph.names[name]).isEmpty {
        candidates[name] = candidates[name]?.intersection(all) ?? all
        unknown[name] = unknown[name]?.intersection(strange) ?? strange
      }
    }
  }

  /// The one unknown module that a name can come from; `nil` where there are several or none.
  subscript(name: GlobalName) -> String? {
    unknown[name].flatMap { $0.count == 1 ? $0.first : nil }
  }

  /// Whether a name may come from a known module whose list lacks it: every file that writes it sees the module.
  func mayComeFromKnown(_ name: GlobalName, _ module: String) -> Bool {
    candidates[name]?.contains(module) ?? true
  }
}
