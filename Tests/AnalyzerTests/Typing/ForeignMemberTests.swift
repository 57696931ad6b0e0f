import ArchModel
import Testing

@Suite("Members of foreign types")
struct ForeignMemberTests {
  private let declarations = """
    struct Cart { var count = 0; var first = 0; var name = ""; var isEmpty = false
      var value = 0; var data = 0; func append(_ x: Int) {}; func cancel() {}; func load() {} }
    struct Item { var name = "" }
    extension Item: Hashable {}
    final class Window: UIWindow { var data: Data; var token = 0 }
    let items: [Item] = []
    """

  @Test(
    "are external although the project has members of that name",
    arguments: [
      "let data: Data = fetch(); _ = data.count",
      "let data = Data(); _ = data.isEmpty",
      "var text = \"\"; text.append(\"\"); _ = text.count",
      "_ = items.count + items.first.hashValue",
      "_ = [1, 2].first", "_ = [\"\": 1].isEmpty", "_ = 1.value",
      "let task = Task { 1 }; task.cancel(); _ = await task.value",
      "let url: URL = fetch(); _ = url.name",
      "let view: UIView = fetch(); view.load()",
      "let view = UIView(); _ = view.name",
      "let view = UIView(frame: .zero); _ = view.count",
    ])
  func foreign(program: String) {
    let project = SwiftProject(
      """
      --- M/Declarations.swift
      \(declarations)
      --- M/Program.swift
      func run() { \(program) }
      """)
    #expect(project.edgeLines.filter { $0.hasPrefix("M.run") && $0 != "M.run -> M.items" } == [])
    #expect(project.missingLines(.unresolved) == [])
    #expect(project.missingLines(.ambiguous) == [])
    #expect(project.graph.memberCounts.external > 0)
  }

  @Test("may be those that a project's subclass adds, never more")
  func subclasses() {
    #expect(members(of: "let w: Window = fetch(); _ = w.token", given: declarations) == "Window.token")
    #expect(
      members(of: "let w: Window = fetch(); _ = w.data.count", given: declarations)
        == "Window.data")
    #expect(members(of: "let w: Window = fetch(); _ = w.name", given: declarations) == "")
    #expect(members(of: "let w: Window = fetch(); _ = w.layer.name", given: declarations) == "?name")
  }
}

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
      "\(project.graph.names[Int($0.name)]) \($0.confidence)"
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
