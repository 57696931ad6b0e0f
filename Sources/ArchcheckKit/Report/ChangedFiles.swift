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
  /// The components and modules that have such a file.
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
    switch scope {
    case .everything: return nil
    case .staged: paths = .listed(Set((root.staged?.changed ?? []).map { ByteKey($0) }))
    case .since(let revision): paths = .since(try Self.changes(since: revision, at: root))
    case .listed(let file): paths = .listed(try Self.listed(in: file, at: root))
    }
    if case .staged = scope {} else { root.surroundings.history?.isNotWhole() }
    var owners: Set<ByteKey> = []
    for file in analysis.graph.files where paths.contains(file.path) {
      owners.insert(ByteKey(analysis.graph.modules[file.module.int].name))
      owners.insert(ByteKey(analysis.graph.components[file.component.int].name))
    }
    self.owners = owners
    components = Set(analysis.graph.components.map { ByteKey($0.name) })
    configurations = Set(analysis.configuration.rules.map { ByteKey($0.location.path) })
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
    // What is gone is in no finding.
    return Set(lines.compactMap { root.relativePath(of: $0) }.map { ByteKey($0) })
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
    let subject = ByteKey(violation.defect.subject)
    if components.contains(subject) { return owners.contains(subject) }
    return configurations.contains(ByteKey(violation.location.path)) && !owners.isEmpty
  }

  /// Whether a problem is worth reporting: one of a changed file, or of none.
  func touches(_ problem: Problem) -> Bool {
    if problem.kind == .staleBaseline || problem.kind == .uselessSuppression {
      return problem.location.map { contains($0) } ?? false
    }
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
