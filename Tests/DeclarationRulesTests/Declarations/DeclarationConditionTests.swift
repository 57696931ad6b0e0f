import RuleChecks
import RuleTestSupport
import Testing

@Suite("declarations, explained")
struct DeclarationConditionTests {
  private let files = """
    --- A/One.swift
    class XOne {}
    public class XTwo {}
    class Three {}
    struct XFour { func run() {} }
    --- B/Two.swift
    class XFive {}
    """

  @Test("tells of each condition what it takes by itself and what it leaves")
  func conditions() throws {
    let lines = try lines("of: A\nkind: class\nname: \"X*\"")
    #expect(
      lines == ["of: A 5 5", "level: top-level 5 4", "kind: class 4 3", #"name: "X*" 5 2"#],
      "\(lines)")
  }

  @Test("tells what leaves nothing")
  func nothing() throws {
    #expect(try lines("of: B\nkind: struct").last == "kind: struct 1 0")
  }

  private func lines(_ options: String) throws -> [String] {
    let check = try declarationCheck(files, options + "\nmust: { access: public }")
    let rule = try #require(check.entries.first)
    let inspection = inspect(rule, in: check.view, among: check.rules)
    return inspection.conditions.map { "\($0.text) \($0.count) \($0.left ?? -1)" }
  }
}
