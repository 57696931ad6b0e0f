import Findings
import JSONText
import ProjectModel
import RuleEngine

/// A defect of how files are divided up, whose details have the same keys for all of them.
protocol CoverageDefect: Defect {
  /// The component, or the file.
  var thing: String { get }
  /// The sets it must be in, or those it is in.
  var sets: [String] { get }
  /// How many of its files are in none of the sets.
  var files: Int? { get }
  /// How many files it has.
  var total: Int? { get }
}

extension CoverageDefect {
  /// None.
  var sets: [String] { [] }
  /// Not counted.
  var files: Int? { nil }
  /// Not counted.
  var total: Int? { nil }

  static var form: JSONForm<Self>? {
    .object {
      JSONField("name", { $0.thing }, .string, "The component, or the file.")
      JSONField(
        "sets", { $0.sets }, .strings, "The sets it must be in, or those it is in.")
      JSONField(
        "files", { $0.files }, .optionalInteger, "How many of its files are in none of the sets.")
      JSONField("total", { $0.total }, .optionalInteger, "How many files it has.")
    }
  }

  /// `has none of the tags 'a' and 'b'`, `belongs to none of 'A' and 'B'`.
  fileprivate func lack(_ context: DefectContext, isPlural: Bool = false) -> String {
    if !tags.isEmpty {
      return tags.count == 1
        ? "\(isPlural ? "lack" : "lacks") the tag \(quoted(tags[0]))"
        : "\(isPlural ? "have" : "has") none of the tags \(listed(tags))"
    }
    let words = context.words(ofAll: sets)
    return sets.count == 1
      ? "\(isPlural ? "do" : "does") not belong to \(words)"
      : "\(isPlural ? "belong" : "belongs") to none of \(words)"
  }

  /// The tags where nothing but tags is listed, else none.
  fileprivate var tags: [String] {
    let tags = sets.filter { $0.hasPrefix("tag:") }.map { String($0.dropFirst("tag:".count)) }
    return tags.count == sets.count ? tags : []
  }

  /// The folder of a file as a subject.
  fileprivate func folder(of path: String) -> String {
    let folder = ProjectFiles.folder(of: path)
    return folder.isEmpty ? "Project" : folder
  }

  /// What would fix that something is in none of the sets.
  fileprivate func addition(_ context: DefectContext) -> String {
    "Add it to the tag or component that it belongs to. If it needs a new one, add that to 'in' of "
      + "rule \(quoted(context.rule))."
  }
}

/// A component of which some files are in none of a list of sets.
struct UncoveredComponent: CoverageDefect {
  static let name = "uncovered-component"
  static let rationale = "No rule covers code that belongs to no set: it may depend on anything."

  /// The component.
  var component: String
  /// The selectors of the sets.
  var sets: [String]
  /// How many of its files are in none of the sets.
  var uncovered: Int
  /// How many files it has.
  var all: Int
  /// The path of the first one that is in none.
  var first: String

  var thing: String { component }
  var files: Int? { uncovered }
  var total: Int? { all }
  var subject: String? { component }
  var identity: DefectIdentity { .own([component]) }

  func message(in context: DefectContext) -> String {
    uncovered == all
      ? "\(quoted(component)) \(lack(context)), but rule \(quoted(context.rule)) requires "
        + "every component in one"
      : "\(uncovered) of \(counted(all, "file")) of \(quoted(component)) "
        + "\(lack(context, isPlural: uncovered > 1)), first \(quoted(first)), "
        + "but rule \(quoted(context.rule)) requires all in one"
  }

  func fix(in context: DefectContext) -> String { addition(context) }
}

/// A file that is in none of a list of sets.
struct UncoveredFile: CoverageDefect {
  static let name = "uncovered-file"
  static let rationale = UncoveredComponent.rationale

  /// Its path.
  var path: String
  /// The selectors of the sets.
  var sets: [String]

  var thing: String { path }
  var subject: String? { folder(of: path) }
  var identity: DefectIdentity { .own([path]) }

  func message(in context: DefectContext) -> String {
    "\(quoted(path)) \(lack(context)), but rule \(quoted(context.rule)) requires every file in one"
  }

  func fix(in context: DefectContext) -> String { addition(context) }
}

/// A component or file that is in several of a list of sets which must not overlap.
struct CoveredTwice: CoverageDefect {
  static let name = "covered-twice"
  static let rationale =
    "Code in two categories has to follow the rules of both."

  /// The component, or the file.
  var thing: String
  /// The selectors of the sets that it is in.
  var sets: [String]

  var subject: String? { thing }
  var identity: DefectIdentity { .own([thing] + sets) }

  private func all(_ context: DefectContext) -> String {
    tags.isEmpty ? context.words(ofAll: sets) : "the tags \(listed(tags))"
  }

  func message(in context: DefectContext) -> String {
    "\(quoted(thing)) \(tags.isEmpty ? "belongs to" : "has") \(all(context)) at once, "
      + "but rule \(quoted(context.rule)) requires everything "
      + "in exactly one"
  }

  func fix(in context: DefectContext) -> String { "Take it out of all but one of \(all(context))." }
}

/// A source file that belongs to no module.
struct UnownedFile: CoverageDefect {
  static let name = "unowned-file"
  static let rationale =
    "A file outside of all modules is not built, or is built without being checked by any rule."

  /// Its path.
  var path: String
  /// A manifest in a folder around it that is not followed.
  var manifest: String?

  var thing: String { path }
  var subject: String? { folder(of: path) }
  var identity: DefectIdentity { .own([path]) }

  func message(in context: DefectContext) -> String {
    "\(quoted(path)) belongs to no module"
      + (manifest.map { " that was read, because \(quoted($0)) was not" } ?? "")
      + ", so no other rule checks it"
  }

  func fix(in context: DefectContext) -> String {
    guard let manifest else {
      return
        "Add the file to a target in a manifest, remove it, or exclude it with 'sources: exclude'."
    }
    return "Add \(quoted(manifest)) to 'sources: include-manifests', or exclude its folder with "
      + "'sources: exclude'."
  }
}
