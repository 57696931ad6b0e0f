import ArchTestSupport
import RuleTestSupport
import Testing

@testable import SourceText

@Suite("structure, of each folder")
struct StructureFoldersTests {
  private let project: GraphLiteral = """
    module Cart (folder Modules/Cart)
    module Login (folder Modules/Login)
    """
  private let files = """
    --- Modules/Cart/CartModule.swift
    --- Modules/Cart/Public/Cart.swift
    --- Modules/Cart/Public/Basket.swift
    --- Modules/Login/Login.swift
    --- Modules/notes.md
    """

  private func found(_ options: String, _ more: String = "") throws -> [String] {
    try lines(
      project, "structure: { each: \"Modules/{module}\", \(options) }\n\(more)", files: files)
  }

  @Test("requires files and folders, named with what the captures stand for")
  func required() throws {
    #expect(
      try found("requires: [\"**/{module}Module.swift\", Public/]") == [
        "missing-file Modules/Login **/LoginModule.swift", "missing-file Modules/Login Public/",
      ])
  }

  @Test("says how the whole project is meant, and where paths begin")
  func root() {
    for root in [".", "./", "/"] {
      let told = mistakes("structure: { each: \"\(root)\", requires: a.txt }")
      #expect(told.count == 1 && told[0].contains("Leave out `each`"), "\(told)")
    }
    #expect(
      mistakes("structure: { each-file: ./App/*.swift, requires: a.txt }")
        == [
          "5:29 Paths begin at the project's folder: write `App/*.swift` instead of `./App/*.swift`."
        ])
  }

  @Test("looks at a folder once, whichever patterns mean it")
  func overlap() throws {
    let rule = "structure: { each: [\"Modules/*\", \"Modules/L*\"], requires: a.txt }"
    #expect(
      try lines(project, rule, files: files) == [
        "missing-file Modules/Cart a.txt", "missing-file Modules/Login a.txt",
      ])
  }

  @Test("reports what is missing at the module, or else at the first source file of the folder")
  func placeOfMissing() throws {
    let files = files + "\n--- Features/Help/about.md\n--- Features/Help/z/Help.swift"
    func places(_ each: String) throws -> [String] {
      try check(project, "structure: { each: \"\(each)/{m}\", requires: a.txt }", files: files)
        .evaluation().violations.map { "\($0.location)" }
    }
    #expect(try places("Modules") == ["project.txt:1:1", "project.txt:2:1"])
    #expect(try places("Features") == ["Features/Help/z/Help.swift:1"])
  }

  @Test("reports a pattern that matches nothing at its own place")
  func placeOfPattern() throws {
    let rule = "structure: { each: [\"Modules/*\", \"Gone/*\"], forbids: a.txt }"
    let violations = try check(project, rule, files: files).evaluation().violations
    #expect(violations.map(\.line) == ["unmatched Gone/* in each"])
    #expect(violations.map(\.location.column) == [38])
  }

  @Test(
    "reports what is missing where the folder's module is declared, else at the first source file")
  func location() throws {
    let rule = "structure: { each: \"Modules/*\", requires: \"*Module.swift\" }"
    let violations = try check(
      "module Login (folder Modules/Login)", rule,
      files: "--- Modules/Login/a.swift\n--- Modules/Gone/b.swift"
    ).evaluation().violations
    #expect(
      violations.map(\.location) == [
        SourceLocation(path: "Modules/Gone/b.swift", line: 1),
        SourceLocation(path: "project.txt", line: 1, column: 1),
      ])
    #expect(
      violations[1].message
        == "'Modules/Login' contains no file that matches '*Module.swift', but rule 'rule' "
        + "requires one")
  }

  @Test(
    "counts what it requires",
    arguments: [
      (
        "exactly: 1",
        ["missing-file Modules/Login Public/*", "too-many-files Modules/Cart Public/*"]
      ),
      ("at-most: 1", ["too-many-files Modules/Cart Public/*"]), ("at-most: 2", []),
      ("at-least: 2", ["missing-file Modules/Login Public/*"]),
    ])
  func counts(option: String, expected: [String]) throws {
    #expect(try found("requires: \"Public/*\", \(option)").sorted() == expected)
  }

  @Test("forbids files, and folders at their first file")
  func forbidden() throws {
    let violations = try check(
      project, "structure: { each: \"Modules/{module}\", forbids: [\"Public/\", \"Login.swift\"] }",
      files: files
    ).evaluation().violations
    #expect(
      violations.map(\.line) == [
        "forbidden-file Modules/Cart/Public/ Modules/Cart/Public/",
        "forbidden-file Modules/Login/Login.swift Modules/Login/Login.swift",
      ])
    #expect(violations.map(\.location.path).first == "Modules/Cart/Public/Basket.swift")
  }

  @Test("closes the list of what it may hold; a folder that is too many is reported once")
  func surplus() throws {
    #expect(
      try found("allows: [\"{module}.swift\"], requires: \"*\"") == [
        "surplus-file Modules/Cart/Public/ Modules/Cart"
      ])
    #expect(
      try found("allows: [\"*.swift\", \"Public/Cart.swift\"]") == [
        "surplus-file Modules/Cart/Public/Basket.swift Modules/Cart"
      ])
    #expect(try found("allows: [\"*.swift\", Public/]") == [])
  }

  @Test("does not take hidden files for surplus")
  func hidden() throws {
    #expect(
      try lines(
        project, "structure: { each: A, allows: \"*.swift\" }",
        files: "--- A/.swiftlint.yml\n--- A/a.swift") == [])
  }

  @Test("finds those that differ from most, and in what")
  func likeness() throws {
    #expect(
      try lines(
        project, "structure: { each: \"M/{m}\", alike: [\"*/\", \"**/*Flow.swift\"] }",
        files: """
          --- M/A/ATests/a.swift
          --- M/A/AFlow.swift
          --- M/B/BTests/b.swift
          --- M/B/In/BFlow.swift
          --- M/C/CTests/c.swift
          --- M/C/CFlow.swift
          --- M/D/Old/d.swift
          """) == [
          "unlike-folder M/B - + In/",
          "unlike-folder M/D - DTests/ **/*Flow.swift + Old/",
        ])
  }

  @Test("takes none that lacks everything for the usual one where the rule says so")
  func neverEmpty() throws {
    let files = "--- M/A/a.swift\n--- M/B/b.swift\n--- M/C/Project.swift\n--- M/C/c.swift"
    #expect(
      try lines(
        project, "structure: { each: \"M/{m}\", alike: \"Project.swift\" }", files: files)
        == ["unlike-folder M/C - + Project.swift"])
    #expect(
      try lines(
        project, "structure: { each: \"M/{m}\", alike: \"Project.swift\", never-empty: true }",
        files: files) == [
          "unlike-folder M/A - Project.swift +", "unlike-folder M/B - Project.swift +",
        ])
    #expect(
      try lines(
        project, "structure: { each: \"M/{m}\", alike: \"*.yml\", never-empty: true }",
        files: files) == [])
  }

  @Test("takes no folder within an asset catalogue or another bundle for one of the code")
  func bundles() throws {
    let files = """
      --- App/Features/Cake/a.swift
      --- App/Assets.xcassets/Features/Tea/cup.imageset/Contents.json
      --- App/Help.bundle/Features/Pie/index.html
      """
    func missing(_ pattern: String) throws -> [String] {
      try lines(
        project, "structure: { each: \"\(pattern)\", requires: \"*.md\" }", files: files)
    }
    #expect(try missing("**/Features/{f}") == ["missing-file App/Features/Cake *.md"])
    #expect(try missing("App/*.xcassets") == ["missing-file App/Assets.xcassets *.md"])
    #expect(
      try missing("**/*.bundle/Features/{f}") == ["missing-file App/Help.bundle/Features/Pie *.md"])
  }

  @Test("looks only at those for which a condition holds")
  func condition() throws {
    #expect(
      try found("where: \"module:{module}\", forbids: \"Login.*\"")
        == ["forbidden-file Modules/Login/Login.swift Modules/Login/Login.*"])
    #expect(
      try lines(
        project, "structure: { each: \"M/{m}\", where: \"module:{m}\", forbids: \"*\" }",
        files: "--- M/Cart/a\n--- M/Other/b") == ["forbidden-file M/Cart/a M/Cart/*"])
  }

  @Test("is excused by exceptions for the folder, its module, or a file")
  func exceptions() throws {
    let rule = "requires: Public/, forbids: \"*Module.swift\""
    #expect(
      try found(rule, "except: [{ of: \"path:Modules/Login\", because: Legacy. }]") == [
        "forbidden-file Modules/Cart/CartModule.swift Modules/Cart/*Module.swift"
      ])
    #expect(
      try found(
        rule,
        """
        except: [{ of: Login, because: Legacy. }, { of: "path:**/CartModule.swift", because: Ok. }]
        """) == [])
  }

  @Test("that match nothing are an error, unless they may")
  func vacuity() throws {
    let rule = "structure: { each: \"Sources/{module}\", requires: Public/ }"
    #expect(try lines(project, rule, files: files) == ["unmatched Sources/{module} in each"])
    #expect(try lines(project, "\(rule)\nmay-be-empty: true", files: files) == [])
    #expect(
      try found("where: \"module:{module}X\", requires: Public/")
        == ["unmatched module:{module}X in where"])
  }
}

@Suite("structure, of each file")
struct StructureFilesTests {
  @Test("requires a counterpart, reported at the file")
  func counterpart() throws {
    let violations = try check(
      "A -> B",
      """
      structure:
        each-file: "Sources/**/{name}Model.swift"
        requires: ["/Tests/**/{name}ModelTests.swift", "{name}View.swift"]
      """,
      files: """
        --- Sources/Cart/CartModel.swift
        --- Sources/Cart/CartView.swift
        --- Sources/Login/LoginModel.swift
        --- Sources/Login/LoginView.swift
        --- Tests/Deep/LoginModelTests.swift
        """
    ).evaluation().violations
    #expect(
      violations.map(\.line) == [
        "missing-file Sources/Cart/CartModel.swift /Tests/**/CartModelTests.swift"
      ])
    #expect(
      violations.map(\.location)
        == [SourceLocation(path: "Sources/Cart/CartModel.swift", line: 1)])
  }

  @Test("finds those whose module is gone")
  func orphans() throws {
    #expect(
      try lines(
        "module Cart", "structure: { each-file: \"Config/{m}.plist\", belongs-to: \"module:{m}\" }",
        files: "--- Config/Cart.plist\n--- Config/Login.plist") == [
          "orphan-file Config/Login.plist module:Login"
        ])
  }

  @Test("takes a name with characters that patterns use for just these characters")
  func specialCharacters() throws {
    #expect(
      try lines(
        "A -> B", "structure: { each: \"M/{m}\", requires: \"{m}.swift\" }",
        files: "--- M/[x]*/x.swift\n--- M/{y}/{y}.swift") == ["missing-file M/[x]* [x]*.swift"])
  }
}

@Suite("structure, of places")
struct StructurePlacesTests {
  private let project: GraphLiteral = """
    module Cart (folder Cart)
      file Public/CartModule.swift
        class CartModule
      file Internal/CartView.swift
        class CartView
      file Loose.swift
        class Loose
    module CartTests (test, folder Tests)
      class T
    """

  @Test("keeps selected sources in certain folders, captures filled in")
  func sources() throws {
    let violations = try check(
      project,
      "structure: { of: \"module:{m}\", in: [\"{m}/Public/\", \"{m}/Internal/**\"] }"
    ).evaluation().violations
    #expect(violations.map(\.line) == ["misplaced-file Cart/Loose.swift"])
    #expect(violations.map(\.location) == [SourceLocation(path: "Cart/Loose.swift", line: 1)])
    #expect(violations.first?.message.contains("'Cart/Public/' or 'Cart/Internal/**'") == true)
  }

  @Test("keeps a folder for what is selected, where the rule says so")
  func reserved() throws {
    #expect(
      try lines(
        project, "structure: { of: \"type:*View\", in: \"**/Internal/\", nothing-else: true }")
        == [])
    #expect(
      try lines(
        project, "structure: { of: \"type:CartModule\", in: Cart/, nothing-else: true }") == [
          "foreign-file Cart/Internal/CartView.swift type:CartModule",
          "foreign-file Cart/Loose.swift type:CartModule",
        ])
  }

  @Test("keeps files of any sort in certain folders, relative to each folder")
  func resources() throws {
    let files = "--- UI/Main.storyboard\n--- Core/Res/A.xib\n--- Core/B.xib\n--- Core/b.swift"
    #expect(
      try lines(
        project, "structure: { files: \"**/*.{storyboard,xib}\", in: [UI/, \"**/Res/\"] }",
        files: files) == ["misplaced-file Core/B.xib"])
    #expect(
      try lines(
        project, "structure: { each: Core, files: \"**/*.xib\", in: \"Res/*\" }", files: files)
        == ["misplaced-file Core/B.xib"])
  }

  @Test("that no file is selected for are an error")
  func vacuity() throws {
    #expect(
      try lines(project, "structure: { files: \"**/*.nib\", in: UI/ }", files: "--- a")
        == ["unmatched **/*.nib in files"])
    #expect(
      try lines(project, "structure: { of: Nobody, in: UI/ }") == ["unmatched Nobody in of"])
  }

  @Test("is excused by an exception for the file or its code")
  func exceptions() throws {
    #expect(
      try lines(
        project,
        """
        structure: { of: Cart, in: ["**/Public/", "**/Internal/"] }
        except: [{ of: "type:Loose", because: Historic. }]
        """) == [])
  }
}

@Suite("structure, its options")
struct StructureOptionsTests {
  @Test(
    "are reported where they contradict each other",
    arguments: [
      "each: A", "each: A, each-file: B, requires: C", "where: A, requires: B",
      "each: \"M/{m}\", where: \"tag:x\", forbids: B",
      "forbids: A, at-most: 1", "requires: A, exactly: 1, at-least: 1",
      "requires: A, at-least: 3, at-most: 2", "each-file: A, allows: B", "of: A", "in: A",
      "of: A, files: B, in: C", "belongs-to: A", "alike: A", "each: A, requires: \"{b}\"",
      "each: \"{a\", requires: b",
    ])
  func mistaken(options: String) {
    #expect(mistakes("structure: { \(options) }").count >= 1)
  }

  @Test("say how `where` speaks of one folder")
  func unboundCondition() {
    #expect(
      mistakes("structure: { each: \"M/{m}\", where: \"role:tool\", forbids: B }") == [
        "5:40 `where` names no capture of `each`, so it gives the same answer for all of them. "
          + "Write `{ all: [role:tool, \"module:{m}\"] }`, with `{m}` in `each`."
      ])
  }
}
