import DependencyModel
import DrawnGraphs
import RuleEngine
import RuleLanguage
import SourceText

/// `graph`: a documented graph equals that of the code.
struct GraphRule: Rule {
  static let defects: [any Defect.Type] = [
    UndocumentedDependency.self, UndocumentedComponent.self, ObsoleteDependency.self,
    ObsoleteComponent.self, UnreadableDocument.self,
  ]

  static let metadata = RuleMetadata(
    kind: "graph", title: "Documented graph",
    summary: "The dependencies documented in a file are those of the code.",
    rationale:
      "A drawing of the architecture is read long after it was made. Compared with the code on "
      + "every run it stays true, and a new dependency shows up in code review.",
    options: [
      .required(
        "file", .text,
        "The document, relative to the project's root: DOT (`.dot`, `.gv`), Mermaid (`.mmd`, "
          + "`.mermaid`, or a block of it in `.md`), YAML or JSON (`.yml`, `.yaml`, `.json`)."),
      .defaulted("of", .selector, "*", "What to compare; the document may show more."),
      .defaulted(
        "at", .choice(of: Level.self), "component", "Whether the nodes are components or modules."),
    ],
    shorthand: "file",
    notes: notes, exampleMessages: exampleMessages,
    violatingExample: RuleExample(
      project: """
        App.Main -> Login.LoginView
        App.Main -> Cart.CartView
        """,
      configuration: """
        version: 1
        rules:
          drawing-is-true:
            graph: { file: docs/graph.mmd }
        """,
      files: """
        --- docs/graph.mmd
        flowchart TD
          App --> Login
          Login --> Cart
        """),
    conformingExample: RuleExample(
      project: """
        App.Main -> Login.LoginView
        App.Main -> Cart.CartView
        """,
      configuration: """
        version: 1
        rules:
          drawing-is-true:
            graph: { file: docs/graph.mmd }
        """,
      files: """
        --- docs/graph.mmd
        flowchart TD
          App --> Login & Cart
        """))

  static let exceptsCodeOnly = false

  static let reportsAbsence = true

  private enum Level: String, CaseIterable {
    case component
    case module

    var granularity: Granularity { self == .component ? .component : .module }
  }

  private let file: String
  private let fileLocation: SourceLocation
  private let format: DocumentFormat?
  private let of: Selector
  private let level: Level

  init(options: OptionsReader) {
    file = options.text("file")
    fileLocation = options.location(of: "file")
    format = DocumentFormat(path: file)
    of = options.selector("of")
    level = options.choice("at")
    options.requireGranularity(of: of, level.granularity)
    if format == nil, !file.isEmpty {
      options.report(
        "The format of `\(file)` is unknown: its name ends with none of "
          + "\(DocumentFormat.endings.joined(separator: ", ")). Rename the file, or use another "
          + "one.",
        at: fileLocation)
    }
    let parts = file.utf8.split(separator: UInt8(ascii: "/"))
    if file.utf8.first == UInt8(ascii: "/")
      || parts.contains(where: { $0.elementsEqual("..".utf8) })
    {
      options.report(
        "`\(file)` is outside the project. Use a path below the project's root.",
        at: fileLocation)
    }
  }

  var selectors: [NamedSelector] { [NamedSelector("of", of)] }

  func check(_ scope: RuleScope) -> RuleOutcome {
    guard let format, let text = scope.view.readFile(file) else {
      var outcome = unreadable(
        "it does not exist below the project's root, is not UTF-8 text, or is larger than 4 MB",
        at: fileLocation)
      outcome.lacksSubject = true
      return outcome
    }
    do throws(DocumentError) {
      let document = try format.graph(text, path: file, readTree: scope.view.readTree)
      return GraphComparison(
        document, file: file, of: of, granularity: level.granularity, scope
      ).outcome()
    } catch {
      return unreadable(error.message, at: error.location)
    }
  }

  private func unreadable(_ reason: String, at location: SourceLocation) -> RuleOutcome {
    let defect = UnreadableDocument(file: file, reason: reason)
    return RuleOutcome(findings: [Finding(defect, at: location)], checked: 0)
  }
}
