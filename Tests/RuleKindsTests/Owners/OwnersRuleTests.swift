import ArchTestSupport
import RuleTestSupport
import Testing

@testable import RuleKinds

@Suite("Rule kind owners")
struct OwnersRuleTests {
  private let project = SwiftProject(
    """
    --- Cart/Cart.swift
    public struct Cart {}
    --- Cart/Views/CartView.swift
    public struct CartView {}
    --- Feed/Feed.swift
    public struct Feed {}
    """)

  private func messages(_ options: String, owners: String, at path: String = "CODEOWNERS") throws
    -> [String]
  {
    try RuleCheck(
      project, "rules: { rule: { owners: \(options) } }", files: "--- \(path)\n\(owners)"
    )
    .evaluation().violations.map { "\($0.location.path): \($0.message)" }
  }

  @Test("reports each file without owner, at its first line")
  func files() throws {
    #expect(
      try messages("{}", owners: "/Cart/ @a") == [
        "Feed/Feed.swift: 'Feed/Feed.swift' has no owner in 'CODEOWNERS'"
      ])
    #expect(try messages("{}", owners: "* @a").isEmpty)
    #expect(try messages("{ of: Cart }", owners: "/Cart/ @a").isEmpty)
  }

  @Test(
    "compares patterns with many wildcards in a moment",
    arguments: [
      (String(repeating: "*a", count: 60) + "b @x", 1),
      (String(repeating: "**/a/", count: 60) + "b @x", 1),
      (String(repeating: "*a", count: 20) + "* @x", 0),
      (String(repeating: "**/a/", count: 10) + "** @x", 0), ("**/a/*/a @x", 0), ("a/*/a @x", 0),
      ("a/* @x", 1), ("a/**/ @x", 0),
    ])
  func wildcards(owners: String, count: Int) throws {
    let name = String(repeating: "a", count: 120)
    let path = String(repeating: "a/", count: 60) + name + ".swift"
    let project = SwiftProject("--- \(path)\nstruct A {}\n")
    let found = try RuleCheck(
      project, "rules: { rule: { owners: {} } }", files: "--- CODEOWNERS\n\(owners)"
    ).evaluation().violations
    #expect(found.count == count)
  }

  @Test("reports components with the number of their files")
  func components() throws {
    #expect(
      try messages("{ each: component }", owners: "/Feed/ @a\n/Cart/* @a").map {
        $0.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
      } == [
        "1 of 2 files of 'Cart' has no owner in 'CODEOWNERS', first 'Cart/Views/CartView.swift'"
      ])
  }

  @Test("reads the file that is named, or the one that GitHub reads")
  func places() throws {
    #expect(try messages("{}", owners: "* @a", at: ".github/CODEOWNERS").isEmpty)
    #expect(try messages("{}", owners: "* @a", at: "docs/CODEOWNERS").isEmpty)
    #expect(try messages("{ file: OWNERS }", owners: "* @a", at: "OWNERS").isEmpty)
  }

  @Test(
    "says where it looked for the list, and what to do",
    arguments: [
      ("{ file: OWNERS }", "'OWNERS'", "Write 'OWNERS', or name"),
      (
        "{}", "and so with 'CODEOWNERS' and 'docs/CODEOWNERS'",
        "Write '.github/CODEOWNERS' with a line"
      ),
    ])
  func missing(_ options: String, _ place: String, _ remedy: String) throws {
    let evaluation = try RuleCheck(project, "rules: { rule: { owners: \(options) } }").evaluation()
    let only = try #require(evaluation.violations.first)
    #expect(evaluation.violations.count == 1)
    #expect(only.message.contains("cannot be compared") && only.message.contains(place))
    #expect(only.defect.fix.hasPrefix(remedy))
  }

  @Test("reports lines that GitHub passes over")
  func unknown() throws {
    let found = try messages("{}", owners: "* @a\n!Feed/ @b\n[CF]eed @b")
    #expect(found.count == 2 && found.allSatisfy { $0.hasPrefix("CODEOWNERS: ") })
  }
}

@Suite("Patterns of CODEOWNERS")
struct CodeOwnersTests {
  @Test(
    "take what GitHub says they take",
    arguments: [
      ("*", "a/b.swift", true), ("*.js", "a/b/c.js", true), ("*.js", "a/c.jsx", false),
      ("/build/logs/", "build/logs/x/y", true), ("/build/logs/", "a/build/logs/x", false),
      ("docs/*", "docs/a.md", true), ("docs/*", "docs/build/a.md", false),
      ("apps/", "x/apps/a/b", true), ("apps/", "apps", false),
      ("/apps/github", "apps/github/a", true),
      ("/apps/github", "apps/other", false), ("**/logs", "a/b/logs/c", true),
      ("**/logs", "logs/c", true),
      ("/scripts/**", "scripts/a/b", true), ("a/**/b.c", "a/b.c", true),
      ("a/**/b.c", "a/x/y/b.c", true),
      ("a?.c", "x/ab.c", true), ("a?.c", "abc.c", false), ("with\\ space/", "with space/a", true),
    ])
  func patterns(pattern: String, path: String, isTaken: Bool) {
    #expect(CodeOwners("\(pattern) @owner").own(path) == isTaken)
  }

  @Test("give the last line that matches the last word, also where it names nobody")
  func order() {
    let owners = CodeOwners("* @all\n/apps/ @app # the apps\n/apps/github\n# nothing\n")
    #expect(owners.own("a.c") && owners.own("apps/x"))
    #expect(!owners.own("apps/github/x"))
  }
}
