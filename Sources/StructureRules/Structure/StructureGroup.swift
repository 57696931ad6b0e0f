import ProjectModel
import RuleEngine
import RuleLanguage
import SourceText

/// What the checks of a rule over files look at one by one: a folder, a file, or the project.
struct StructureGroup: Hashable, Sendable {
  /// The folder or file; `""` for the whole project.
  var path: String
  /// Whether it is a file.
  var isFile = false
  /// What the captures stand for.
  var bindings = Bindings()

  /// The folder in which patterns start.
  var folder: String { isFile ? ProjectFiles.folder(of: path) : path }
}

/// How a rule over files divides the project: by folders, by files, or not at all.
struct StructureGrouping: Sendable {
  /// The option that is written, `each` or `each-file`; `nil` for the whole project.
  private let option: String?
  private let patterns: [PlacedPattern]
  /// Leaves out the groups for which it selects nothing.
  private let condition: Selector?

  /// Reads `each`, `each-file` and `where`.
  init(options: OptionsReader) {
    let written = ["each", "each-file"].filter { options.isWritten($0) }
    option = written.first
    patterns = option.map { options.placedPatterns($0) } ?? []
    condition = options.optionalSelector("where")
    if written.count > 1 {
      options.report(
        "`each` selects folders, `each-file` files. Use one of them, or split the rule in two.",
        at: options.location(of: "each-file"))
    }
    for place in patterns { Self.reportRoot(place, of: option ?? "each", options) }
    if condition != nil, option == nil {
      options.report(
        "`where` filters the folders of `each` or the files of `each-file`. Add one of them.",
        at: options.location(of: "where"))
    } else if let condition, condition.usedNames.isEmpty {
      let capture = patterns.lazy.flatMap(\.pattern.captureNames).first ?? "module"
      options.report(
        "`where` names no capture of `\(option ?? "each")`, so it gives the same answer for all of "
          + "them. Write `{ all: [\(condition.text), \"module:{\(capture)}\"] }`, with "
          + "`{\(capture)}` in `\(option ?? "each")`.", at: options.location(of: "where"))
    }
  }

  /// Reports a pattern that begins at the root as people write it elsewhere: no path here does.
  private static func reportRoot(
    _ place: PlacedPattern, of option: String, _ options: OptionsReader
  ) {
    let text = place.pattern.text
    let rest = text.drop { $0 == "." }.dropFirst()
    guard text == "." || text.hasPrefix("./") || text.hasPrefix("/") else { return }
    if rest.isEmpty {
      options.report(
        "`\(option)` takes folders below the project's folder. Leave out `\(option)`: without it the rule "
          + "checks the whole project.", at: place.location)
    } else {
      options.report(
        "Paths begin at the project's folder: write `\(rest)` instead of `\(text)`.",
        at: place.location)
    }
  }

  /// Whether the project is divided at all.
  var isDivided: Bool { option != nil }

  /// The options that choose a file of the project, or a folder around it. O(files · patterns).
  func options(concerning path: String, _ input: StructureInput) -> [String] {
    guard let option, input.files.paths.contains(where: { $0.equalsInBytes(path) }) else {
      return []
    }
    let isChosen = groups(input).groups.contains { group in
      group.isFile
        ? group.path.equalsInBytes(path) : ProjectFiles.isInside(path, of: group.folder)
    }
    return isChosen ? [option] : []
  }

  /// The groups, sorted by path, and what matches nothing.
  func groups(
    _ input: StructureInput
  ) -> (groups: [StructureGroup], unmatched: [UnmatchedPattern]) {
    guard let option else { return ([StructureGroup(path: "")], []) }
    let isFile = option == "each-file"
    var groups: [StructureGroup] = []
    var known: Set<StructureGroup> = []
    var unmatched: [UnmatchedPattern] = []
    for entry in patterns {
      let place = PlacePattern(entry.pattern)
      let found = (isFile ? input.files.paths : input.folders(for: place.text)).flatMap { path in
        place.matches(path, from: "", given: Bindings()).map {
          StructureGroup(path: path, isFile: isFile, bindings: $0)
        }
      }
      if found.isEmpty {
        unmatched.append(UnmatchedPattern(option, place.text, at: entry.location))
      }
      // Two patterns may mean one folder.
      groups += found.filter { known.insert($0).inserted }
    }
    if let condition, !groups.isEmpty {
      groups.removeAll { !input.selectsSomething(condition, given: $0.bindings) }
      if groups.isEmpty {
        unmatched += [UnmatchedPattern("where", condition.text, at: condition.location)]
      }
    }
    return (groups.sorted { $0.path.precedesInBytes($1.path) }, unmatched)
  }
}
