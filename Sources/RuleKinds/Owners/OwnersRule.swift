import DependencyModel
import Findings
import JSONText
import RuleEngine
import RuleLanguage
import SourceText

/// `owners`: every file has an owner in CODEOWNERS.
struct OwnersRule: Rule {
  static let defects: [any Defect.Type] = [FileWithoutOwner.self, UnreadableDocument.self]

  static let metadata = RuleMetadata(
    kind: "owners", title: "Every file has an owner",
    summary: "CODEOWNERS names an owner for every selected file.",
    rationale: """
      A change to a file that nobody owns is reviewed by whoever has time. New folders are easily \
      missing from the list.
      """,
    options: [
      .defaulted("of", .selector, "*", "The code whose files must have owners."),
      .optional(
        "file", .text,
        "The list of owners; by default the first that exists of "
          + CodeOwners.paths.map { "`\($0)`" }.joined(separator: ", ") + "."),
      .defaulted(
        "each", .choice(of: Each.self), "file",
        "What to report: single files, or components with the number of their files."),
    ],
    notes: """
      Patterns work as on GitHub: the last line that matches a file counts, a pattern without \
      owners removes ownership, a slash at the start or within a pattern anchors it to the root, \
      `docs/*` matches files directly in `docs`, and `**` matches any folders. GitHub ignores \
      lines with `!` or `[ ]`; each one is reported.
      """,
    violatingExample: example(owners: "/Cart/ @shop/checkout"),
    conformingExample: example(owners: "*.swift @shop/everyone"))

  private static func example(owners: String) -> RuleExample {
    RuleExample(
      swift: """
        --- Cart/Cart.swift
        public struct Cart {}
        --- Feed/Feed.swift
        public struct Feed {}
        """,
      configuration: """
        version: 1
        rules:
          files-have-owners: { owners: {} }
        """,
      files: """
        --- CODEOWNERS
        \(owners)
        """)
  }

  private enum Each: String, CaseIterable {
    case file
    case component
  }

  private let of: Selector
  private let file: String?
  private let each: Each
  private let location: SourceLocation

  init(options: OptionsReader) {
    of = options.selector("of")
    file = options.optionalText("file")
    each = options.choice("each")
    location = options.location(of: "file")
  }

  var selectors: [NamedSelector] { [NamedSelector("of", of, .subject)] }

  func check(_ scope: RuleScope) -> RuleOutcome {
    let candidates = file.map { [$0] } ?? CodeOwners.paths
    let found = candidates.lazy.compactMap { path in
      scope.view.readFile(path).map { (path: path, text: $0) }
    }.first
    guard let (document, text) = found else {
      var outcome = RuleOutcome(findings: [missingList(candidates)], checked: 0)
      outcome.lacksSubject = true
      return outcome
    }
    let owners = CodeOwners(text)
    var outcome = RuleOutcome(
      findings: owners.unknown.map { ignored($0, in: document) }, checked: 0)
    let graph = scope.view.graph
    var filesOfComponent: [ComponentID: (all: Int, unowned: [String])] = [:]
    var seen: Set<ByteKey> = []
    for file in files(scope) {
      let (path, component) = (graph.files[file.int].path, graph.files[file.int].component)
      outcome.checked += 1
      filesOfComponent[component, default: (0, [])].all += 1
      guard !owners.own(path), !scope.excuses(scope.view.endpoints(of: file, reach: .types)) else {
        continue
      }
      filesOfComponent[component]?.unowned.append(path)
      // A file that is compiled into two modules is reported once.
      guard each == .file, seen.insert(ByteKey(path)).inserted else { continue }
      outcome.findings.append(
        Finding(
          FileWithoutOwner(path: path, document: document),
          at: SourceLocation(path: path, line: 1)))
    }
    if each == .file { return outcome }
    for component in graph.components.indices {
      guard let (all, unowned) = filesOfComponent[ComponentID(component)],
        let first = unowned.first
      else { continue }
      let summary = graph.components[component]
      outcome.findings.append(
        Finding(
          FileWithoutOwner(
            path: first, document: document, component: summary.name, files: unowned.count,
            total: all),
          at: unowned.count == all ? summary.location : SourceLocation(path: first, line: 1)))
    }
    return outcome
  }

  private func missingList(_ candidates: [String]) -> Finding {
    let others = candidates.dropFirst().map { "'\($0)'" }
    let reason =
      "it does not exist below the project's root, is not UTF-8 text, or is larger than 4 MB"
      + (others.isEmpty ? "" : ", and so with \(Array(others).listed("and"))")
    let remedy =
      file.map { "Write '\($0)', or name the list that the project has with 'file'." }
      ?? "Write '\(candidates[0])' with a line for each folder that somebody owns, such as "
      + "'/Sources/ @team', or name another list with 'file'."
    return Finding(
      UnreadableDocument(file: candidates[0], reason: reason, remedy: remedy), at: location)
  }

  private func ignored(_ pattern: CodeOwners.UnknownPattern, in document: String) -> Finding {
    let reason =
      "GitHub ignores the line of '\(pattern.text)', because it does not support '!' and '['"
    return Finding(
      UnreadableDocument(file: document, reason: reason),
      at: SourceLocation(path: document, line: pattern.line))
  }

  /// The files of which the rule speaks.
  private func files(_ scope: RuleScope) -> [FileID] {
    let reach = of.reach(tags: scope.view.tags)
    return scope.view.graph.files.indices.map { FileID($0) }.filter { file in
      scope.view.endpoints(of: file, reach: reach).contains {
        scope.sees($0, of) && of.selects($0, tags: scope.view.tags)
      }
    }
  }
}

/// A file that nobody owns, or a component with such files.
struct FileWithoutOwner: Defect {
  static let name = "file-without-owner"
  static let rationale = "When a file without an owner changes, nobody is asked to review it."

  /// The file; the first one of a component.
  var path: String
  /// The list of owners.
  var document: String
  /// The component, where these are reported.
  var component: String?
  /// How many of its files have no owner.
  var files: Int?
  /// How many files it has.
  var total: Int?

  static let form: JSONForm<Self>? = .object {
    JSONField("path", \.path, .string, "The file; the first one of a component.")
    JSONField("file", \.document, .string, "The list of owners.")
    JSONField(
      "component", \.component, .nullable(.string), "The component; null for a single file.")
    JSONField("files", \.files, .nullable(.integer), "How many of its files have no owner.")
    JSONField("total", \.total, .nullable(.integer), "How many files it has.")
  }

  var subject: String? {
    component ?? path.split(separator: "/").dropLast().joined(separator: "/").orProject
  }
  var identity: DefectIdentity { .own([component ?? path]) }

  func message(in context: DefectContext) -> String {
    guard let component, let files, let total else {
      return "\(quoted(path)) has no owner in \(quoted(document))"
    }
    let verb = files == 1 ? "has" : "have"
    return "\(files) of \(counted(total, "file")) of \(quoted(component)) \(verb) no owner in "
      + "\(quoted(document)), first \(quoted(path))"
  }

  func fix(in context: DefectContext) -> String {
    "Add a line with its path and its owners to \(quoted(document)). If it intentionally has no "
      + "owner, add an exception to rule \(quoted(context.rule)) with the reason."
  }
}

extension String {
  /// A folder as a subject of reports: `Project` for the root.
  fileprivate var orProject: String { isEmpty ? "Project" : self }
}
