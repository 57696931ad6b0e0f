import ArchTestSupport
import Foundation
import RunTestSupport
import Testing

@Suite("The words of findings")
struct FindingWordsTests {
  private let sources: [String: String] = [
    "Upper/Screen.swift": """
    import Grid
    import Lower
    public struct Screen { let width = Size().grid }
    """,
    "Lower/Size.swift": "public struct Size { public init() {} }\n",
    "Grid/Grid.swift": "import Lower\nextension Size { public var grid: Int { 1 } }\n",
  ]

  private func output(_ rules: String, _ arguments: String...) throws -> String {
    let configuration = """
      version: 1
      modules:
        Upper: { paths: Upper, dependencies: [Lower, Grid] }
        Lower: Lower
        Grid: { paths: Grid, dependencies: [Lower] }
      rules:
      \(rules)
      """
    return try withTemporaryDirectory(files: [:]) { project in
      for (path, text) in sources { try project.write(text, to: path) }
      try project.write(configuration, to: "archcheck.yml")
      return try archcheck(arguments + [project.path]).output
    }
  }

  @Test("are those of the rule where it says how to fix them")
  func ruleFix() throws {
    let text = try output(
      """
        free:
          forbid: { from: Upper, to: [Lower, Nobody] }
          fix: Ask the owners of Lower.
      """)
    #expect(text.contains("  fix       Ask the owners of Lower.\n"), "\(text)")
    // What is wrong with the rule itself has a fix of its own.
    #expect(text.contains("'Nobody'") && text.contains("may-be-empty"), "\(text)")
  }

  @Test("say which member of an extension is used")
  func extensionMember() throws {
    let text = try output("  free: { forbid: { from: \"type:Screen\", to: Grid } }")
    #expect(text.contains("uses 'grid' of 'Grid.(extension of"), "\(text)")
  }

  @Test("tell an extension from the rest of its type in code that must not know the type")
  func ownExtension() throws {
    let own = try withTemporaryDirectory(files: [
      "archcheck.yml": """
      version: 1
      modules: { Own: Own }
      rules:
        free: { forbid: { from: "path:Own/More.swift", to: "path:Own/T.swift" } }
      """, "Own/T.swift": "struct T {}\n",
      "Own/More.swift": "extension T { func f() -> T { self } }\n",
    ]) { try archcheck($0.path).output }
    #expect(
      own.contains("error: code of 'Own.T' in 'Own/More.swift' uses code of it in other files"),
      "\(own)")
    #expect(own.contains("fix       Move this part to the code that declares"), "\(own)")
  }

  @Test("begin with the rule about the architecture where manifests are wrong for the same reason")
  func leadingRule() throws {
    let text = try withTemporaryDirectory(files: [
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B")])
      """,
      "Sources/A/A.swift": "import B\nlet a = b\n", "Sources/B/B.swift": "public let b = 1\n",
      "archcheck.yml": """
      version: 1
      rules:
        declared: { manifest: { checks: [undeclared] } }
        apart: { forbid: { from: A, to: B, via: import } }
      """,
    ]) { try archcheck($0.path).output }
    #expect(text.contains("apart (forbid), also breaks declared"), "\(text)")
  }

  @Test("of an inactive rule say which selector leaves nothing")
  func inactive() throws {
    let text = try withTemporaryDirectory(files: [
      "archcheck.yml": "version: 1\nextends: tca\n",
      "A/A.swift": "import SwiftUI\nstruct AView: View {}\nclass B: UIViewController {}\n",
    ]) { project in
      try archcheck("rules", "explain", "tca/view-through-store", project.path).output
        + archcheck("rules", "explain", "tca/reducer-pure", project.path).output
    }
    // Supertypes are known, as they are to the check.
    #expect(text.contains("conforms-to:View selects 1 declaration"), "\(text)")
    // What a tag stands for is listed once, however many tags name it.
    let own = try withTemporaryDirectory(files: [
      "archcheck.yml": """
      version: 1
      tags: { low: ["type:A", "type:B"], both: ["tag:low", "type:C"] }
      rules:
        free: { forbid: { from: { any: ["tag:low", "tag:both"] }, to: "type:D" } }
      """,
      "Kit/A.swift": "struct A {}\nstruct B {}\nstruct C {}\nstruct D {}\n",
    ]) { try archcheck("rules", "explain", "free", "--verbose", $0.path).output }
    #expect(own.components(separatedBy: "type:A selects").count == 2, "\(own)")
    #expect(
      text.contains("inactive: nothing in the project is left for 'from' by tag:tca-reducers"),
      "\(text)")
  }
}
