import DependencyModel
import Findings
import GitFiles
import ProjectModel
import RuleChecks
import SourceText

/// Which files the findings of a check have to touch to be reported; the whole project is checked in any
/// case.
package enum CheckScope: Sendable {
  /// Any.
  case everything
  /// Those that git's index has and the last commit has not, or has otherwise.
  case staged
  /// Those that have changed since the work tree's branch left a revision.
  case since(String)
  /// Those that a file lists, `-` for standard input: one path a line, or with a NUL behind each.
  case listed(String)
}

/// The files that a check is about.
struct ChangedFiles {
  /// What has changed.
  private enum Paths {
    /// Paths relative to the project's root.
    case listed(Set<ByteKey>)
    case since(WorkTreeChanges)

    func contains(_ path: String) -> Bool {
      switch self {
      case .listed(let paths): paths.contains(ByteKey(path))
      case .since(let changes): changes.contains(path)
      }
    }
  }

  private let paths: Paths
  /// The changed files that are no longer there.
  private let gone: [String]
  /// The components and modules that have such a file, or had one that is gone.
  private let owners: Set<ByteKey>
  /// All components.
  private let components: Set<ByteKey>
  /// The files that rules stand in.
  private let configurations: Set<ByteKey>

  /// The changed files of an analysed project; `nil` where everything is reported.
  ///
  /// - Throws: a failure where git or the list does not answer.
  init?(_ scope: CheckScope, of analysis: ProjectAnalysis) throws(CommandFailure) {
    let root = analysis.root
    func gone(among paths: some Sequence<String>) -> [String] {
      paths.filter { root.files.kind($0) == nil }.sortedByBytes()
    }
    switch scope {
    case .everything: return nil
    case .staged:
      let changed = root.staged?.changed ?? []
      paths = .listed(Set(changed.map { ByteKey($0) }))
      self.gone = gone(among: changed)
    case .since(let revision):
      let changes = try Self.changes(since: revision, at: root)
      paths = .since(changes)
      self.gone = changes.gone
    case .listed(let file):
      let listed = try Self.listed(in: file, at: root)
      paths = .listed(listed)
      self.gone = gone(among: listed.lazy.map(\.string))
    }
    if case .staged = scope {} else { root.surroundings.history?.isNotWhole() }
    var owners: Set<ByteKey> = []
    for file in analysis.graph.files where paths.contains(file.path) {
      owners.insert(ByteKey(analysis.graph.modules[file.module.int].name))
      owners.insert(ByteKey(analysis.graph.components[file.component.int].name))
    }
    self.owners = owners.union(Self.owners(ofGone: self.gone, in: analysis))
    components = Set(analysis.graph.components.map { ByteKey($0.name) })
    configurations = Set(analysis.configuration.rules.map { ByteKey($0.location.path) })
  }

  /// The modules and components that had source files which are gone: those of the innermost folder of a
  /// module around each. O(modules, and the length of the paths).
  private static func owners(
    ofGone gone: [String], in analysis: ProjectAnalysis
  ) -> Set<ByteKey> {
    let sources = gone.filter(SourceFileKind.isSource)
    if sources.isEmpty { return [] }
    let graph = analysis.graph
    let modules = Dictionary(grouping: graph.modules.indices) {
      ByteKey(graph.modules[$0].folder)
    }
    var owners: Set<ByteKey> = []
    for path in sources {
      let folders = ProjectPath.folders(upFrom: ProjectPath.folder(of: path))
      guard let found = folders.lazy.compactMap({ modules[ByteKey($0)] }).first else { continue }
      for index in found {
        let module = graph.modules[index]
        owners.insert(ByteKey(module.name))
        let component = analysis.configuration.components.lazy.compactMap {
          $0.componentName(module: module.name, path: path)
        }.first
        owners.insert(ByteKey(component ?? module.name))
      }
    }
    return owners
  }

  private static func changes(
    since revision: String, at root: ProjectRoot
  ) throws(CommandFailure) -> WorkTreeChanges {
    guard !revision.hasPrefix("-") else {
      throw CommandFailure(
        .notUnderstood, "--changed-since is '\(revision)': give a revision, such as main.")
    }
    do throws(GitFailure) {
      let (checkout, git) = try root.surroundings.git(around: root.files)
      return try WorkTreeChanges(since: revision, below: root.files, in: checkout, git)
    } catch {
      let reason =
        error.reason == "git failed" ? "there is no common commit of it and HEAD" : error.reason
      throw CommandFailure(
        .notUnderstood, "Git cannot tell what has changed since '\(revision)': \(reason).")
    }
  }

  /// The largest list that is read, in bytes.
  private static let listLimit = 64 << 20

  private static func listed(
    in file: String, at root: ProjectRoot
  ) throws(CommandFailure) -> Set<ByteKey> {
    let surroundings = root.surroundings
    var bytes: [UInt8]
    do throws(FileSystemError) {
      if file == "-" {
        bytes = try Machine.standardInput(limit: listLimit)
      } else {
        let path = surroundings.path(file)
        let folder = ProjectPath.folder(of: path)
        bytes = try surroundings.files(below: folder.isEmpty ? "." : folder)
          .read(ProjectPath.name(of: path), listLimit)
      }
    } catch {
      throw CommandFailure(
        .notUnderstood, "The list of paths '\(file)' cannot be read: \(error).")
    }
    let end = bytes.contains(0) ? UInt8(0) : UInt8(ascii: "\n")
    let lines = bytes.split(separator: end).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
    return Set(lines.compactMap { path(of: $0, at: root) }.map { ByteKey($0) })
  }

  /// A path that a list has, from the root, also where nothing is there any more.
  private static func path(of written: String, at root: ProjectRoot) -> String? {
    if let path = root.relativePath(of: written) { return path }
    let parts = ProjectPath.components(written)
    for count in stride(from: parts.count - 1, through: 0, by: -1) {
      let isAbsolute = written.utf8.first == UInt8(ascii: "/")
      let start = parts.prefix(count).joined(separator: "/")
      let outer = isAbsolute ? "/\(start)" : start.isEmpty ? "." : start
      guard let folder = root.relativePath(of: outer) else { continue }
      let rest = parts.dropFirst(count)
      if rest.contains("..") { return nil }
      return ProjectPath.join(folder, rest.filter { $0 != "." }.joined(separator: "/"))
    }
    return nil
  }

  // MARK: - Findings

  /// Whether a violation touches a changed file: where it is reported, or with a reference that proves it;
  /// of a component as a whole, such as its metrics, with any file of it; of the project as a whole, such as
  /// the mean of a metric, with any file of the project.
  func touches(_ violation: Violation) -> Bool {
    if contains(violation.location) { return true }
    guard violation.evidence.isEmpty else {
      return violation.evidence.contains { contains($0.location) }
    }
    if let from = violation.from {
      return owners.contains(ByteKey(from.component)) || owners.contains(ByteKey(from.module))
    }
    // A selector that matches nothing is a matter of the file that it stands in.
    if violation.defect.traits.contains(.isAboutConfiguration) { return false }
    // What a folder lacks was perhaps just there.
    let folder = violation.defect.subject
    if !folder.isEmpty, gone.contains(where: { ProjectPath.isInside($0, of: folder) }) {
      return true
    }
    let subject = ByteKey(folder)
    if components.contains(subject) { return owners.contains(subject) }
    return configurations.contains(ByteKey(violation.location.path))
      && !(owners.isEmpty && gone.isEmpty)
  }

  /// Whether a problem is worth reporting: one of a changed file, or of none.
  func touches(_ problem: Problem) -> Bool {
    if problem.kind == .staleBaseline || problem.kind == .uselessSuppression {
      return problem.location.map { contains($0) } ?? false
    }
    // A manifest may name what is gone.
    if !gone.isEmpty, problem.kind == .missingPath || problem.kind == .emptyModule { return true }
    return problem.location.map { contains($0) } ?? true
  }

  private func contains(_ place: SourceLocation) -> Bool { paths.contains(place.path) }
}

extension CheckedRules {
  /// Leaves out what does not touch the changed files.
  mutating func restrict(to changed: ChangedFiles) {
    let all = evaluation.violations
    evaluation.violations = all.filter { changed.touches($0) }
    let left = all.count - evaluation.violations.count
    var counts: [String: Int] = [:]
    for violation in evaluation.violations { counts[violation.rule, default: 0] += 1 }
    for place in evaluation.summaries.indices {
      evaluation.summaries[place].violations = counts[evaluation.summaries[place].id] ?? 0
    }
    problems = problems.filter { changed.touches($0) }
    guard left > 0 else { return }
    hints.append(
      "\(left) \(left == 1 ? "finding" : "findings") in files that have not changed "
        + "\(left == 1 ? "is" : "are") left out.")
  }
}
