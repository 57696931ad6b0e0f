import Analyzer
import ArchTestSupport
import DependencyModel
import Testing

@Suite("Steps of a resolution")
struct ReferenceExplainerTests {
  /// `chain: step step …`, one line a name of the last line of a program.
  private func told(_ text: String) -> [String] {
    let project = SwiftProject(text)
    let start = UInt32(text.utf8.count - (text.split(separator: "\n").last?.utf8.count ?? 0))
    return ReferenceExplainer(project.project, file: FileID(0)).explanations(in: start..<(.max))
      .map { "\($0.chain): \($0.steps.joined(separator: " "))" }
  }

  @Test("tell the type before a member and where it is declared")
  func chain() {
    #expect(
      told(
        """
        struct Modules { let network = Network() }
        struct Network { func send() {} }
        func run(_ modules: Modules) { modules.network.send() }
        """) == [
          "modules.network: `modules` is of type `Modules`. "
            + "`network` is declared at M/File.swift:1:22 as a variable of `Modules`.",
          "modules.network.send: "
            + "`network` is declared at M/File.swift:1:22 as a variable of `Modules`. "
            + "`modules.network` is of type `Network`. "
            + "`send` is declared at M/File.swift:2:23 as a function of `Network`.",
        ])
  }

  @Test("tell what is expected where only a point is written")
  func implicit() {
    #expect(
      told("enum Kind { case fast }\nlet kind: Kind? = .fast") == [
        ".fast: A value of type `Kind?` is expected here. "
          + "`fast` is declared at M/File.swift:1:18 as a case of `Kind`."
      ])
  }

  @Test("tell why nothing was found")
  func missing() {
    #expect(
      told("struct Kind { func run() {} }\nfunc go() { unknown().run() }") == [
        "unknown: It is not a declaration of the project.",
        "unknown(…).run: The type of `unknown(…)` is not known.",
      ])
  }
}
