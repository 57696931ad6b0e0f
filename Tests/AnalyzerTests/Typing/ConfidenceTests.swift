import ArchTestSupport
import Testing

@Suite("Confidence")
struct ConfidenceTests {
  private let declarations = """
    struct Log { var text = ""; static let main = Log(); func clear() {} }
    class Base { var log = Log(); func load() {}; static func make() -> Log { .main } }
    enum Kind { case fast }
    func show(_ kind: Kind) {}
    let global = Log()
    """

  /// The references of a file, each as `name confidence`.
  private func confidences(_ text: String) -> [String] {
    let project = SwiftProject(
      """
      --- M/Declarations.swift
      \(declarations)
      --- M/Program.swift
      \(text)
      """)
    let references = project.graph.edges.flatMap { $0.references }
      .map { project.graph.references[$0] }
      .filter { project.graph.location(of: $0.file, offset: $0.offset).path == "M/Program.swift" }
    return references.sorted { $0.offset < $1.offset }.map {
      "\(project.graph.names[$0.name]) \($0.confidence)"
    }
  }

  @Test("of names, types and their members is certain")
  func names() {
    #expect(
      confidences("func run() { _ = Log.main; _ = Base.make(); _ = global; show(Kind.fast) }")
        == [
          "Log certain", "main certain", "Base certain", "make certain", "global certain",
          "show certain", "Kind certain", "fast certain",
        ])
  }

  @Test("of what several overloads may mean is probable")
  func overloads() {
    let kinds = """
      enum Give { static func any() -> Log { .main }; static func any() -> Int { 1 }
        static func one() -> Log { .main } }
      """
    #expect(
      confidences(kinds + "\nfunc run() { _ = Give.any(); _ = Give.one() }").suffix(4) == [
        "Give certain", "any probable", "Give certain", "one certain",
      ])
  }

  @Test("of members of self and super is certain")
  func ownMembers() {
    #expect(
      confidences(
        "final class Sub: Base { override func load() { super.load(); _ = self.log; _ = log } }")
        == ["Base certain", "load certain", "log certain", "log certain"])
  }

  @Test("of members through values, written types or not, is probable")
  func values() {
    #expect(
      confidences("func run(_ log: Log) { log.clear(); Log().clear(); global.clear() }") == [
        "Log certain", "clear probable", "Log certain", "clear probable", "global certain",
        "clear probable",
      ])
    #expect(
      confidences("func run() { Log.main.clear(); show(.fast) }") == [
        "Log certain", "main certain", "clear probable", "show certain", "fast probable",
      ])
  }
}
