import DependencyModel
import ProjectModel
import RuleLanguage
import SourceText

/// Finds what names on the command line stand for in a project.
package struct ProjectNames {
  /// The project.
  package let graph: DependencyGraph
  /// Turns a path as written into one relative to the project's root; `nil` when it leads
  /// elsewhere.
  package let relativePath: @Sendable (String) -> String?

  /// The names of one graph's nodes, groups and files.
  package init(graph: DependencyGraph, relativePath: @escaping @Sendable (String) -> String?) {
    self.graph = graph
    self.relativePath = relativePath
  }

  /// What a name or pattern stands for.
  ///
  /// A name is that of a component or module, the id or bare name of a node, or the path of a file
  /// or folder; a prefix (`component:`, `module:`, `type:`, `path:`) restricts it to one of them.
  /// What is named exactly counts before what a pattern matches, and the name of a file without its
  /// folders where nothing else has the name.
  ///
  /// - Throws: a failure with the nearest spellings when nothing has the name, and one with the paths
  ///   when several files have it.
  package func part(named text: String) throws(CommandFailure) -> NamedPart {
    let (prefix, name) = Self.split(text)
    var part = NamedPart(text)
    let nameTest = try test(for: name, flavour: .name)
    if prefix == nil || prefix == .component {
      part.components = found(graph.components, nameTest, \.name).map { ComponentID($0) }
    }
    if prefix == nil || prefix == .module {
      part.modules = found(graph.modules, nameTest, \.name).map { ModuleID($0) }
    }
    if prefix == nil || prefix == .type {
      let isID = name.isQualifiedName
      part.nodes = found(graph.nodes, nameTest, isID ? \.id : \.name).map { NodeID($0) }
      if part.nodes.isEmpty { part.nodes = found(graph.nodes, nameTest, \.name).map { NodeID($0) } }
    }
    if prefix == nil || prefix == .path { try findPaths(name, &part) }
    if !NamedPart.levels.contains(where: part.has), prefix == nil || prefix == .path {
      try findFile(named: name, nameTest, &part)
    }
    guard NamedPart.levels.contains(where: part.has) else { throw unknown(text, name, prefix) }
    return part
  }

  /// Refuses a bare name that several types share, since only one of them is meant.
  ///
  /// - Throws: a failure that lists their ids.
  package func requireOneType(_ part: NamedPart, at level: Granularity) throws(CommandFailure) {
    let (_, name) = Self.split(part.text)
    let ids = part.nodes.map { graph.nodes[$0.int] }
    let isLiteral = ids.contains { $0.name.equalsInBytes(name) }
    guard level == .type, isLiteral, ids.count > 1 else { return }
    let list = ids.prefix(10).map { "'\($0.id)'" }.joined(separator: ", ")
    let rest = ids.count > 10 ? " and \(ids.count - 10) more" : ""
    throw CommandFailure(
      .notUnderstood,
      "Several types are named '\(name)': \(list)\(rest). Name one of them with its module.")
  }

  // MARK: Names

  private static func split(_ text: String) -> (prefix: SelectorLeaf.Kind?, name: String) {
    for kind in [SelectorLeaf.Kind.component, .module, .type, .path] {
      let prefix = "\(kind.rawValue):"
      if text.utf8.starts(with: prefix.utf8) {
        return (kind, String(text.dropFirst(prefix.count)))
      }
    }
    return (nil, text)
  }

  private func test(
    for name: String, flavour: Pattern.Flavour
  ) throws(CommandFailure) -> (exact: [UInt8], pattern: Pattern?) {
    // Names of operators hold what is special in patterns, so a name need not be a valid pattern.
    let isPattern = name.utf8.contains { "*?[{\\".utf8.contains($0) }
    guard isPattern else { return (Array(name.utf8), nil) }
    do throws(PatternError) {
      return (Array(name.utf8), try Pattern(name, flavour: flavour))
    } catch {
      throw CommandFailure(.notUnderstood, "'\(name)' is not a pattern: \(error.message)")
    }
  }

  private func found<Thing>(
    _ things: [Thing], _ test: (exact: [UInt8], pattern: Pattern?), _ name: KeyPath<Thing, String>
  ) -> [Int] {
    let exact = things.indices.filter { things[$0][keyPath: name].utf8.elementsEqual(test.exact) }
    guard exact.isEmpty, let pattern = test.pattern else { return exact }
    return things.indices.filter { pattern.matches(things[$0][keyPath: name]) }
  }

  // MARK: Paths

  private func findPaths(_ name: String, _ part: inout NamedPart) throws(CommandFailure) {
    let path = Self.normalized(name)
    findPaths(try test(for: path, flavour: .folder), &part)
    guard part.files.isEmpty, part.filesInFolder.isEmpty,
      name.utf8.contains(UInt8(ascii: "/")), let relative = relativePath(name)
    else { return }
    findPaths((Array(relative.utf8), nil), &part)
  }

  /// Finds the file of a name without folders, or those of a pattern for such names.
  private func findFile(
    named name: String, _ test: (exact: [UInt8], pattern: Pattern?), _ part: inout NamedPart
  ) throws(CommandFailure) {
    guard !name.utf8.contains(UInt8(ascii: "/")) else { return }
    let names = graph.files.map { ProjectPath.name(of: $0.path) }
    let named = found(names, test, \.self)
    let paths = Set(named.map { ByteKey(graph.files[$0].path) }).map(\.string).sortedByBytes()
    guard paths.count < 2 || test.pattern != nil else {
      let list = paths.prefix(10).map { "'\($0)'" }.joined(separator: ", ")
      let rest = paths.count > 10 ? " and \(paths.count - 10) more" : ""
      throw CommandFailure(
        .notUnderstood,
        "Several files are named '\(name)': \(list)\(rest). Name one of them by its path.")
    }
    part.files = named.map { FileID($0) }
  }

  private func findPaths(_ test: (exact: [UInt8], pattern: Pattern?), _ part: inout NamedPart) {
    part.files = found(graph.files, test, \.path).map { FileID($0) }
    let folders = foldersWithCode
    let taken = Set(found(folders, test, \.string).map { folders[$0] })
    if taken.isEmpty { return }
    part.filesInFolder = graph.files.indices.filter { index in
      Self.foldersAround(graph.files[index].path).contains { taken.contains(ByteKey($0)) }
    }.map { FileID($0) }
  }

  /// The folders that hold code, at any depth, sorted; `.` for the root.
  private var foldersWithCode: [ByteKey] {
    let around = graph.files.flatMap { Self.foldersAround($0.path) }
    return Set(around.map { ByteKey($0) }).map(\.string).sortedByBytes().map { ByteKey($0) }
  }

  /// The folders around a file from the inside out, the root (`.`) last.
  private static func foldersAround(_ path: String) -> [String] {
    var folders: [String] = []
    var folder = ProjectPath.folder(of: path)
    while !folder.isEmpty {
      folders.append(folder)
      folder = ProjectPath.folder(of: folder)
    }
    return folders + ["."]
  }

  /// A path without `./` in front and `/` behind.
  private static func normalized(_ path: String) -> String {
    var path = Substring(path)
    while path.utf8.count > 2, path.utf8.starts(with: "./".utf8) { path = path.dropFirst(2) }
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path = path.dropLast() }
    return String(path)
  }

  // MARK: Nothing found

  private func unknown(
    _ text: String, _ name: String, _ prefix: SelectorLeaf.Kind?
  ) -> CommandFailure {
    var known: [[String]] = []
    if prefix == nil || prefix == .component { known.append(graph.components.map(\.name)) }
    if prefix == nil || prefix == .module { known.append(graph.modules.map(\.name)) }
    if prefix == nil || prefix == .type {
      known += [graph.nodes.map(\.name), graph.nodes.map(\.id)]
    }
    if prefix == nil || prefix == .path {
      known += [graph.files.map(\.path), foldersWithCode.map(\.string)]
    }
    var near: [String] = []
    for names in known {
      guard let spelling = nearestSpelling(to: name, in: names), !near.contains(spelling) else {
        continue
      }
      near.append(spelling)
    }
    let kinds = prefix.map(Self.noun) ?? "component, module, type, file or folder"
    let advice =
      near.isEmpty
      ? "'archcheck list components' and 'archcheck graph --granularity type' show names."
      : "Did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
    return CommandFailure(.notUnderstood, "No \(kinds) is named '\(text)'. \(advice)")
  }

  private static func noun(_ kind: SelectorLeaf.Kind) -> String {
    kind == .path ? "file or folder" : kind.rawValue
  }
}
