import DependencyModel
import Testing

@testable import RuleLanguage

@Suite("Patterns with argument labels")
struct LabelPatternTests {
  @Test(
    "match the full name of a call",
    arguments: [
      ("fetch(old:)", "fetch", ["old"], true), ("fetch(old:)", "fetch", ["new"], false),
      ("fetch(old:)", "fetch", [], false), ("fetch(old:)", "fetchAll", ["old"], false),
      ("fetch()", "fetch", [], true), ("fetch()", "fetch", ["_"], false),
      ("release(_:)", "release", ["_"], true), ("fetch(*)", "fetch", ["a", "_"], true),
      ("fetch(old:*)", "fetch", ["old", "completion"], true),
      ("{fetch,load}(old:)", "load", ["old"], true), ("*(old:)", "save", ["old"], true),
      ("fetch({old,new}:)", "fetch", ["new"], true), ("fetch", "fetch", ["old"], true),
    ] as [(String, String, [String], Bool)])
  func labels(pattern: String, name: String, labels: [String], expected: Bool) throws {
    let pattern = try Pattern(pattern, flavour: .member)
    let matches =
      pattern.namesLabels
      ? pattern.matches(name, WrittenLabels(labels)) : pattern.matchesBase(name)
    #expect(matches == expected)
  }

  @Test("take a trailing closure for any label")
  func trailingClosure() throws {
    let labels = WrittenLabels(["animated", nil])
    #expect(
      try Pattern("dismiss(animated:completion:)", flavour: .member).matches("dismiss", labels))
    #expect(try Pattern("dismiss(animated:_:)", flavour: .member).matches("dismiss", labels))
    #expect(try !Pattern("dismiss(animated:)", flavour: .member).matches("dismiss", labels))
    #expect(try Pattern("dismiss(animated:*)", flavour: .member).matches("dismiss", labels))
  }

  @Test("match the name in front of the labels alone")
  func base() throws {
    let pattern = try Pattern("{name}(old:)", flavour: .member)
    #expect(pattern.namesLabels)
    #expect(pattern.matchesBase("fetch"))
    #expect(pattern.match("fetch(old:)", bindings: Bindings()) == [["name": "fetch"]])
    #expect(try !Pattern("tableView:didSelect*", flavour: .member).namesLabels)
  }

  @Test(
    "say what is meant where they are malformed",
    arguments: [
      ("f(old)", "did you mean `f(old:)`?"), ("f(old, new)", "did you mean `f(old:new:)`?"),
      ("f(old:new)", "did you mean `f(old:new:)`?"), ("f(_)", "did you mean `f(_:)`?"),
      ("f(old: )", "did you mean `f(old:)`?"),
      ("f(old:", "with nothing behind them, as in `f(old:)`."),
      ("f(old:).x", "with nothing behind them, as in `f(old:)`."),
      ("(old:)", "In front of `(` stands the name of a function, as in `f(old:)`."),
      ("{f(old:),g}", "write `{f,g}(old:)`, or two patterns."),
    ])
  func malformed(pattern: String, end: String) {
    let error = #expect(throws: PatternError.self) { try Pattern(pattern, flavour: .member) }
    #expect(error?.message.hasSuffix(end) == true, "\(error?.message ?? "")")
  }

  @Test("are nothing special in names of other things")
  func otherFlavours() throws {
    #expect(try Pattern("A.(extension of B)", flavour: .name).matches("A.(extension of B)"))
  }
}
