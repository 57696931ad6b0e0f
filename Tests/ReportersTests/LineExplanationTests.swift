import ArchTestSupport
import DependencyModel
import Findings
import Reporters
import SourceText
import Testing

@Suite("The explanation of a line")
struct LineExplanationTests {
  static let all: [(name: String, explanation: LineExplanation)] = [
    ("outcomes", .outcomes), ("modules", .modules), ("nothing", .nothing),
  ]

  @Test("prints as recorded, hostile names escaped", arguments: all)
  func text(name: String, explanation: LineExplanation) throws {
    let text = OutputFormat.text.text(of: explanation, ReportOptions(width: 80))
    try expectGolden(text, file: "text-why-line/\(name).txt")
  }

  @Test("in JSON keeps to its schema, and says what text says", arguments: all)
  func json(name: String, explanation: LineExplanation) throws {
    let text = OutputFormat.json.text(of: explanation)
    #expect(
      try SchemaValidator(schema: ReportSchemas.text(of: "why-line")).mistakes(in: text) == [])
    for reference in explanation.groups.flatMap(\.references) {
      #expect(text.contains("\"outcome\": \"\(reference.outcome.rawValue)\""))
      #expect(text.contains("\"chain\": \"\(reference.chain)\"") || name == "nothing")
      for step in reference.steps { #expect(text.contains(step)) }
    }
  }

  @Test("has an outcome for every confidence", arguments: Confidence.allCases)
  func confidence(confidence: Confidence) {
    let isProbable = confidence == .probable
    #expect(ReferenceExplanation.Outcome(confidence) == (isProbable ? .probable : .certain))
  }
}

extension LineExplanation {
  /// Every outcome; one with steps, one with candidates, one that needs two lines.
  static let outcomes = LineExplanation(
    place: SourceLocation(path: "App/Flow.swift", line: 12, column: 13),
    sourceLine: "    modules.networking.send(Request(), to: host)\n",
    groups: [
      Group(
        modules: ["App"],
        references: [
          reference(
            5, "modules", "modules", .certain, [target("App.Flow", "Flow.modules", 7)],
            ["`modules` is a property of `Flow` (App/Flow.swift:7:7) of type `Modules`."]),
          reference(
            13, "modules.networking", "networking", .probable,
            [target("App.Modules", "Modules.networking", 9)],
            [
              "`modules` is a property of `Flow` (App/Flow.swift:7:7) of type `Modules`.",
              "`networking` is found in an extension of `Modules` (App/Modules.swift:9:7), which "
                + "is more special than that of `ModuleHolder`.",
            ]),
          reference(
            24, "modules.networking.send", "send", .ambiguous,
            [target("A.Service", "Service.send", 3), target("B.Service", "Service.send", 4)]),
          reference(29, "Request", "Request", .unresolved),
          reference(44, "host", "host", .external),
        ])
    ], columns: [5, 13, 24, 29, 44])

  /// A file of two modules that resolve it differently.
  static let modules = LineExplanation(
    place: SourceLocation(path: "Shared.swift", line: 1), sourceLine: "let x = Item()",
    groups: [
      Group(
        modules: ["App"],
        references: [reference(9, "Item", "Item", .certain, [target("App.Item", "Item", 2)])]),
      Group(modules: ["Tool", "Widget"], references: [reference(9, "Item", "Item", .unresolved)]),
    ], columns: [9])

  /// A column beside all references, in a file whose name tries to move the cursor.
  static let nothing = LineExplanation(
    place: SourceLocation(path: "\u{1B}[2J.swift", line: 3, column: 1), sourceLine: nil,
    groups: [Group(modules: ["App"], references: [])], columns: [5, 24])

  private static func reference(
    _ column: Int, _ chain: String, _ name: String, _ outcome: ReferenceExplanation.Outcome,
    _ targets: [ReferenceExplanation.Target] = [], _ steps: [String] = []
  ) -> ReferenceExplanation {
    ReferenceExplanation(
      place: SourceLocation(path: "App/Flow.swift", line: 12, column: column), chain: chain,
      name: name, role: .member, outcome: outcome, targets: targets, steps: steps)
  }

  private static func target(
    _ node: String, _ declaration: String, _ line: Int
  ) -> ReferenceExplanation.Target {
    ReferenceExplanation.Target(
      node: node, declaration: declaration,
      location: SourceLocation(path: "App/Modules.swift", line: line, column: 7))
  }
}
