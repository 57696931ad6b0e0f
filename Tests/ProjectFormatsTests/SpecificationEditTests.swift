import ProjectFormats
import ProjectModel
import SourceText
import Testing

@Suite("Editing lists of dependencies in XcodeGen specifications")
struct SpecificationEditTests {
  /// The text without the item whose content stands on a line.
  private func removing(line: Int, from text: String) throws -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let column = try #require(lines[line - 1].firstRange(of: "- "))
    let offset = lines[line - 1].utf8.distance(
      from: lines[line - 1].startIndex, to: column.upperBound)
    return try removingItem(
      at: SourceLocation(path: "project.yml", line: line, column: offset + 1),
      fromSpecification: text)
  }

  private let text = """
    targets:
      App:
        type: application # the program
        dependencies:
          - target: Core
          - package: Kit
            product: KitUI
          # needed by plugins
          - target: Plugins
        sources: [App]

      Core:
        type: framework
        dependencies:
        - target: Base

    """

  @Test("removes an item with all its lines")
  func removal() throws {
    let changed = try removing(line: 6, from: text)
    #expect(
      changed
        == text.replacing("      - package: Kit\n        product: KitUI\n", with: ""))
  }

  @Test("removes the list with its last item")
  func lastItem() throws {
    #expect(
      try removing(line: 15, from: text)
        == text.replacing("    dependencies:\n    - target: Base\n", with: ""))
  }

  @Test("leaves items beside which a comment stands, and lists in one line")
  func left() {
    #expect(throws: ManifestEditFailure.comment) { try removing(line: 9, from: text) }
    #expect(throws: ManifestEditFailure.comment) {
      try removing(line: 2, from: "dependencies:\n  - target: A # why\n  - target: B\n")
    }
    #expect(throws: ManifestEditFailure.notInAList) {
      try removingItem(
        at: SourceLocation(path: "p", line: 1, column: 16),
        fromSpecification: "dependencies: [{ target: A }]\n")
    }
  }

  private func adding(_ item: String, toTargetAtLine line: Int, in text: String) throws -> String {
    try ProjectFormats.adding(
      item: item, toTargetAt: SourceLocation(path: "project.yml", line: line, column: 3),
      inSpecification: text)
  }

  @Test("adds an item behind the others")
  func addition() throws {
    #expect(
      try adding("target: New", toTargetAtLine: 2, in: text)
        == text.replacing(
          "      - target: Plugins\n", with: "      - target: Plugins\n      - target: New\n"))
    #expect(
      try adding("target: New", toTargetAtLine: 12, in: text)
        == text.replacing("    - target: Base\n", with: "    - target: Base\n    - target: New\n"))
  }

  @Test("adds a list where a target has none, also at the end of a text without a last line end")
  func newList() throws {
    #expect(
      try adding("target: New", toTargetAtLine: 2, in: "targets:\n  App:\n    type: framework")
        == "targets:\n  App:\n    type: framework\n    dependencies:\n      - target: New\n")
    #expect(
      try adding(
        "target: New", toTargetAtLine: 2,
        in: "targets:\r\n  App:\r\n    type: framework\r\n  # next\r\n  Core:\r\n    type: tool\r\n"
      )
        == "targets:\r\n  App:\r\n    type: framework\r\n    dependencies:\r\n      - target: New\r\n"
        + "  # next\r\n  Core:\r\n    type: tool\r\n")
  }

  @Test(
    "leaves what is not written out in lines",
    arguments: [
      "targets:\n  App: { type: framework }\n",
      "targets:\n  App:\n    type: framework\n    dependencies: *common\n",
      "targets:\n  App:\n    dependencies: [{ target: A }]\n",
    ])
  func computed(text: String) {
    #expect(throws: ManifestEditFailure.computed) {
      try adding("target: New", toTargetAtLine: 2, in: text)
    }
  }
}
