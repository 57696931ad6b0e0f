import ProjectModel
import RuleEngine
import RuleLanguage
import SourceText

extension StructureCheck {
  /// `allows`: a closed list of what a folder may hold. Hidden files are no surplus, and what
  /// `requires` names is allowed.
  @Sendable
  static func surplusFiles(
    _ options: OptionsReader, _ grouping: StructureGrouping
  ) -> StructureCheck? {
    let allowed = options.patterns("allows")
    if allowed.isEmpty { return nil }
    let patterns = (allowed + options.patterns("requires")).map { PlacePattern($0) }
    if options.isWritten("each-file") {
      options.report(
        "`allows` needs folders. Use `each` instead of `each-file`, or remove `allows`.",
        at: options.location(of: "allows"))
    }
    return StructureCheck { groups, input in
      var outcome = RuleOutcome(findings: [], checked: 0)
      for group in groups {
        let filled = patterns.map { $0.filled(group.bindings) }
        let files = input.files.paths(below: group.folder)
          .filter { ProjectFiles.name(of: $0).utf8.first != UInt8(ascii: ".") }
        outcome.checked += files.count
        var surplus = Surplus(folder: group.folder)
        for path in files {
          let isAllowed = filled.contains { $0.covers(path, from: group.folder) }
          if isAllowed || input.excuses(path) { surplus.keep(path) } else { surplus.add(path) }
        }
        outcome.findings += surplus.places.map { path, first in
          Finding(
            SurplusFile(path: path, folder: group.folder),
            at: SourceLocation(path: first, line: 1))
        }
      }
      return outcome
    }
  }
}

/// The files of a folder that are too many, reported as a folder where a whole one is.
private struct Surplus {
  private let folder: String
  private var surplus: [String] = []
  /// The folders that hold something allowed, by bytes.
  private var kept: Set<[UInt8]> = []

  init(folder: String) { self.folder = folder }

  mutating func add(_ path: String) { surplus.append(path) }

  mutating func keep(_ path: String) {
    for parent in parents(of: path) where !kept.insert(Array(parent.utf8)).inserted { return }
  }

  /// The files, and the outermost folders of several files, with `/` at their ends; each with its
  /// first file.
  var places: [(path: String, first: String)] {
    var places: [(path: String, first: String, count: Int)] = []
    for path in surplus {
      let outermost = parents(of: path).last { !kept.contains(Array($0.utf8)) }
      let place = outermost.map { $0 + "/" } ?? path
      if let last = places.last, last.path.equalsInBytes(place) {
        places[places.count - 1].count += 1
      } else {
        places.append((place, path, 1))
      }
    }
    return places.map { ($0.count == 1 ? $0.first : $0.path, $0.first) }
  }

  /// The folders between a path and the folder that is looked at, innermost first.
  private func parents(of path: String) -> [String] {
    var parents: [String] = []
    var parent = ProjectFiles.folder(of: path)
    while parent.utf8.count > folder.utf8.count {
      parents.append(parent)
      parent = ProjectFiles.folder(of: parent)
    }
    return parents
  }
}
