import ArchTestSupport
import RuleTestSupport
import Testing

@testable import RuleChecks

@Suite("What the captures of a rule stand for")
struct CaptureValueTests {
  private let files = """
    --- App/Cart/Screen/List.swift
    struct List {}
    --- App/Login/Screen/Form.swift
    struct Form {}
    --- App/Login/Model/User.swift
    struct User {}
    """

  private func captures(_ rule: String) throws -> [String] {
    let check = try RuleCheck(SwiftProject(files), "rules: { r: { \(rule) } }")
    let entry = try #require(check.entries.first)
    let inspection = inspect(entry, in: check.view, among: check.rules)
    return inspection.selections.flatMap { selection in
      selection.captures.map { "\(selection.option) \($0.name): \($0.values)" }
    }
  }

  @Test("are all values, each once, sorted")
  func values() throws {
    #expect(
      try captures("independence: { of: 'path:App/{feature}/**' }") == [
        "of feature: [\"Cart\", \"Login\"]"
      ])
    #expect(
      try captures("forbid: { from: 'path:*/{a}/{b}/*', to: 'type:{!a}' }") == [
        "from a: [\"Cart\", \"Login\"]", "from b: [\"Model\", \"Screen\"]",
      ])
  }

  @Test("show that a capture binds more than one folder of a path")
  func several() throws {
    #expect(
      try captures("independence: { of: 'path:**/{App,Login}/{feature}/**' }") == [
        "of feature: [\"Cart\", \"Login\", \"Model\", \"Screen\"]"
      ])
  }

  @Test("are none where there is no capture")
  func none() throws {
    #expect(try captures("forbid: { from: 'path:App/Cart/**', to: 'type:User' }").isEmpty)
  }
}
