import ProjectModel

/// What can be wrong with how a project's files are divided up.
package enum CoverageDefect: DefectFamily {
  /// A component of which some files are in none of a list of sets: `files` of `total`, `first`
  /// being the path of the first one.
  case uncoveredComponent(component: String, sets: [String], files: Int, total: Int, first: String)
  /// A file that is in none of a list of sets.
  case uncoveredFile(path: String, sets: [String])
  /// A component or file that is in several of a list of sets which must not overlap.
  case coveredTwice(name: String, sets: [String])
  /// A source file that belongs to no module; `manifest` is one in a folder around it that is not
  /// followed.
  case unownedFile(path: String, manifest: String?)

  package static let names = [
    "uncovered-component", "uncovered-file", "covered-twice", "unowned-file",
  ]

  package var name: String {
    switch self {
    case .uncoveredComponent: "uncovered-component"
    case .uncoveredFile: "uncovered-file"
    case .coveredTwice: "covered-twice"
    case .unownedFile: "unowned-file"
    }
  }

  package var rationale: String {
    switch self {
    case .uncoveredComponent, .uncoveredFile:
      "What belongs nowhere, no rule speaks of: it may depend on anything."
    case .coveredTwice:
      "What belongs to two categories has to keep the rules of both, or of neither."
    case .unownedFile: "A file that no module holds is not built, or built unseen by the rules."
    }
  }

  package var subject: String {
    switch self {
    case .uncoveredComponent(let component, _, _, _, _): component
    case .coveredTwice(let name, _): name
    case .uncoveredFile(let path, _), .unownedFile(let path, _):
      ProjectFiles.folder(of: path).isEmpty ? "Project" : ProjectFiles.folder(of: path)
    }
  }

  package var identity: [String] {
    switch self {
    case .uncoveredComponent(let component, _, _, _, _): [component]
    case .uncoveredFile(let path, _), .unownedFile(let path, _): [path]
    case .coveredTwice(let name, let sets): [name] + sets
    }
  }

  package func message(rule: String) -> String {
    switch self {
    case .uncoveredComponent(let component, let sets, let files, let total, let first):
      files == total
        ? "\(quoted(component)) \(lack(of: sets)), but rule \(quoted(rule)) wants "
          + "every component in one"
        : "\(files) of \(counted(total, "file")) of \(quoted(component)) "
          + "\(lack(of: sets, isPlural: files > 1)), first \(quoted(first)), but rule \(quoted(rule)) wants all in one"
    case .uncoveredFile(let path, let sets):
      "\(quoted(path)) \(lack(of: sets)), but rule \(quoted(rule)) wants every file "
        + "in one"
    case .coveredTwice(let name, let sets):
      "\(quoted(name)) \(Self.tags(sets).isEmpty ? "belongs to" : "has") \(all(sets)) at once, but rule \(quoted(rule)) wants everything "
        + "in exactly one"
    case .unownedFile(let path, let manifest):
      "\(quoted(path)) belongs to no module"
        + (manifest.map { " of those read, since \(quoted($0)) is not followed" } ?? "")
        + ", so nothing but rule \(quoted(rule)) looks at it"
    }
  }

  /// `has none of the tags 'a' and 'b'`, `belongs to none of 'A' and 'B'`.
  private func lack(of sets: [String], isPlural: Bool = false) -> String {
    let tags = Self.tags(sets)
    if !tags.isEmpty {
      return tags.count == 1
        ? "\(isPlural ? "lack" : "lacks") the tag \(quoted(tags[0]))"
        : "\(isPlural ? "have" : "has") none of the tags \(listed(tags))"
    }
    let words = SelectorWords.listed(sets)
    return sets.count == 1
      ? "\(isPlural ? "do" : "does") not belong to \(words)"
      : "\(isPlural ? "belong" : "belongs") to none of \(words)"
  }

  /// The tags where nothing but tags is listed, else none.
  private static func tags(_ sets: [String]) -> [String] {
    let tags = sets.filter { $0.hasPrefix("tag:") }.map { String($0.dropFirst("tag:".count)) }
    return tags.count == sets.count ? tags : []
  }

  private func all(_ sets: [String]) -> String {
    let tags = Self.tags(sets)
    return tags.isEmpty ? SelectorWords.listed(sets) : "the tags \(listed(tags))"
  }

  package func fix(rule: String) -> String {
    switch self {
    case .uncoveredComponent, .uncoveredFile:
      "Add it to the tag or component that it belongs to; if it is of a new sort, add that to 'in' "
        + "of rule \(quoted(rule))."
    case .coveredTwice(_, let sets):
      "Take it out of all but one of \(all(sets))."
    case .unownedFile(_, nil):
      "Add the file to a target of a manifest, remove it, or leave it out with 'sources: exclude'."
    case .unownedFile(_, let manifest?):
      "Add \(quoted(manifest)) to 'sources: include-manifests', or leave its folder out with "
        + "'sources: exclude'."
    }
  }
}
