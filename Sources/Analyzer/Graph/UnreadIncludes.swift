import DependencyModel
import ProjectModel
import SourceFacts
import SourceText

/// Includes of headers that lie in the project and that no module has.
///
/// What such a header declares is unknown, though it is the project's own: each include of one counts
/// as a name that nothing was found for, so that no report says that all names are resolved.
struct UnreadIncludes {
  /// The names of the project with the paths of these includes.
  private(set) var names: GlobalNames
  /// The includes of each unit, in the order written.
  private var references: [ID<SourceUnit>: [UnresolvedReference]] = [:]

  /// Finds the includes that lead to no file that is read. O(includes), and for each of them the unread
  /// headers of its name.
  init(of paths: [String], _ table: SymbolTable) {
    names = table.names
    var unread: [ByteKey: [String]] = [:]
    for path in paths where SourceFileKind.isHeader(path) {
      unread[ByteKey(ProjectPath.name(of: path)), default: []].append(path)
    }
    if unread.isEmpty { return }
    let includes = table.scopes.imports.includes
    for unit in table.declarations.units.ids where table.declarations.isCFamily(unit) {
      let folder = ProjectPath.folder(of: table.declarations.units[unit].path)
      let found = zip(includes.targets[unit], table.declarations.units[unit].facts.imports)
      for (target, fact) in found where target == .external && fact.form.isHeader {
        guard let headers = unread[ByteKey(ProjectPath.name(of: fact.path))],
          Self.isOne(of: headers, fact, from: folder)
        else { continue }
        references[unit, default: []].append(
          UnresolvedReference(
            file: unit.file, offset: fact.offset, name: names.intern(fact.path), role: .import,
            outcome: .unresolved))
      }
    }
  }

  /// Whether an include may mean one of some headers: the one at that path, or one whose path ends so.
  /// Names without a folder in angle brackets are mostly those of the system.
  private static func isOne(of headers: [String], _ fact: ImportFact, from folder: String) -> Bool {
    let isQuoted = fact.form == .quotedHeader
    if isQuoted, let place = ProjectPath.resolve(fact.path, from: folder),
      headers.contains(where: { $0.equalsInBytes(place) })
    {
      return true
    }
    let parts = ProjectPath.components(fact.path).drop { $0 == ".." || $0 == "." }
    if HeaderIndex.isStandard(fact.path) || (!isQuoted && parts.count < 2) { return false }
    return headers.contains { header in
      ProjectPath.components(header).suffix(parts.count).elementsEqual(parts)
    }
  }

  /// How many there are.
  var counts: ResolutionCounts {
    var counts = ResolutionCounts()
    counts.unresolved = references.values.reduce(0) { $0 + $1.count }
    return counts
  }

  /// What is unresolved in each unit, these includes among it, in the order written.
  func added(to unresolved: [[UnresolvedReference]]) -> [UnresolvedReference] {
    if references.isEmpty { return unresolved.flatMap(\.self) }
    return unresolved.enumerated().flatMap { index, own in
      guard let more = references[ID(index)] else { return own }
      return (more + own).sorted { $0.offset < $1.offset }
    }
  }
}
