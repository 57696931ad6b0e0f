import ProjectModel
import SwiftManifests
import Testing

@Suite("Editing lists of dependencies in Package.swift")
struct DependencyEditTests {
  /// The text without the element that begins with a piece of it.
  private func removing(_ element: String, from text: String) throws -> String {
    try removingElement(at: offset(of: element, in: text), fromManifest: text)
  }

  private func offset(of part: String, in text: String) throws -> Int {
    let range = try #require(text.firstRange(of: part))
    return text.utf8.distance(from: text.startIndex, to: range.lowerBound)
  }

  @Test(
    "removes an element and what separates it, whatever the layout",
    arguments: [
      (#"["A", "B", "C"]"#, #"["B", "C"]"#, "A"), (#"["A", "B", "C"]"#, #"["A", "C"]"#, "B"),
      (#"["A", "B", "C"]"#, #"["A", "B"]"#, "C"), (#"["A", "B",]"#, #"["A",]"#, "B"),
      (#"["A"]"#, "[]", "A"), ("[\n  \"A\",\n]", "[]", "A"),
      ("[\n  \"A\",\n  \"B\",\n]", "[\n  \"B\",\n]", "A"),
      ("[\n  \"A\",\n  \"B\",\n]", "[\n  \"A\",\n]", "B"),
      ("[\n  \"A\",\n  \"B\"\n]", "[\n  \"A\"\n]", "B"),
      ("[\n  \"A\", \"B\",\n  \"C\",\n]", "[\n  \"B\",\n  \"C\",\n]", "A"),
      ("[\n  \"A\", \"B\",\n  \"C\",\n]", "[\n  \"A\",\n  \"C\",\n]", "B"),
      ("[\n  \"A\", // why A\n  \"B\"\n]", "[\n  \"A\" // why A\n]", "B"),
      ("[\n  \"A\", // why A\n  \"B\",\n]", "[\n  \"A\", // why A\n]", "B"),
      ("[\n  \"A\",\n  // why B\n  \"B\",\n]", "[\n  // why B\n  \"B\",\n]", "A"),
      ("[\r\n\t\"A\",\r\n\t\"B\",\r\n]", "[\r\n\t\"B\",\r\n]", "A"),
    ])
  func removal(before: String, after: String, element: String) throws {
    let text = "let package = f(dependencies: \(before)) // end\n"
    #expect(
      try removing("\"\(element)\"", from: text)
        == "let package = f(dependencies: \(after)) // end\n")
  }

  @Test(
    "leaves elements beside which a comment stands, and what is no element",
    arguments: [
      ("[\n  // why A\n  \"A\",\n  \"B\"\n]", ManifestEditFailure.comment),
      ("[\n  \"A\", // why A\n  \"B\"\n]", .comment), ("[\"A\" /* why */, \"B\"]", .comment),
      ("f(\"A\")", .notInAList),
    ])
  func left(list: String, failure: ManifestEditFailure) {
    #expect(throws: failure) { try removing("\"A\"", from: "let package = \(list)\n") }
  }

  private func adding(_ dependency: WrittenDependency, to target: String) throws -> String {
    try SwiftManifests.adding(
      dependency, toTargetNamedAt: offset(of: "\"App\"", in: target), inManifest: target)
  }

  @Test(
    "adds an element behind the others, the way that they are written",
    arguments: [
      (#"["A"]"#, #"["A", "New"]"#), (#"["A",]"#, #"["A", "New",]"#), ("[]", #"["New"]"#),
      ("[\n  \"A\"\n]", "[\n  \"A\",\n  \"New\"\n]"),
      ("[\n  \"A\",\n]", "[\n  \"A\",\n  \"New\",\n]"),
      ("[\n  \"A\", // why\n]", "[\n  \"A\", // why\n  \"New\",\n]"),
      ("[\n  \"A\" // why\n]", "[\n  \"A\", // why\n  \"New\"\n]"),
      (#"[.target(name: "A")]"#, #"[.target(name: "A"), .target(name: "New")]"#),
      (
        "[\r\n\t.product(name: \"A\", package: \"a\"),\r\n]",
        "[\r\n\t.product(name: \"A\", package: \"a\"),\r\n\t\"New\",\r\n]"
      ),
    ])
  func addition(before: String, after: String) throws {
    let text = ".target(name: \"App\", dependencies: \(before), path: \"App\")\n"
    #expect(
      try adding(.named("New"), to: text)
        == ".target(name: \"App\", dependencies: \(after), path: \"App\")\n")
  }

  @Test("adds the list where a target has none")
  func newList() throws {
    #expect(
      try adding(.product("New", package: "new-kit"), to: #".target(name: "App", path: "Sources")"#)
        == #".target(name: "App", dependencies: [.product(name: "New", package: "new-kit")], path: "Sources")"#
    )
    #expect(
      try adding(.named("New"), to: ".target(\n  name: \"App\",\n  path: \"Sources\")")
        == ".target(\n  name: \"App\",\n  dependencies: [\"New\"],\n  path: \"Sources\")")
    #expect(
      try adding(.named("New"), to: #".target(name: "App")"#)
        == #".target(name: "App", dependencies: ["New"])"#)
  }

  @Test("leaves lists that are computed, and names that need escapes")
  func computed() {
    #expect(throws: ManifestEditFailure.computed) {
      try adding(.named("New"), to: #".target(name: "App", dependencies: common + ["A"])"#)
    }
    #expect(throws: ManifestEditFailure.unusualName) {
      try adding(.named("\"New"), to: #".target(name: "App")"#)
    }
  }
}
