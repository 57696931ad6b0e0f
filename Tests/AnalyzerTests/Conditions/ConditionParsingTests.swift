import Testing

@testable import SourceFacts

@Suite("Conditions in text")
struct ConditionParsingTests {
  @Test(
    "are read as `#if` reads them",
    arguments: [
      ("DEBUG", "DEBUG"), ("os(iOS)", "os(iOS)"), (" canImport( UIKit ) ", "canImport(UIKit)"),
      ("!DEBUG", "!DEBUG"), ("!!DEBUG", "DEBUG"), ("a && b || c", "(a && b) || c"),
      ("a && (b || !c)", "a && (b || !c)"), ("swift(>=5.9)", "swift(>=5.9)"),
      ("compiler(<6)", "compiler(<6)"), ("true", "true"), ("false", "false"),
      ("canImport(Foundation.NSDate)", "canImport(Foundation.NSDate)"),
    ])
  func read(text: String, expected: String) {
    #expect(BuildCondition(parsing: text)?.description == expected)
  }

  @Test(
    "that are none are not read",
    arguments: ["", "os(", "os()", "a &&", "|| a", "(a", "a)", "a b", "swift(5)", "a & b", "!"])
  func wrong(text: String) { #expect(BuildCondition(parsing: text) == nil) }

  @Test("do not nest without end")
  func deep() {
    #expect(BuildCondition(parsing: String(repeating: "(", count: 100_000)) == nil)
    #expect(BuildCondition(parsing: String(repeating: "!", count: 100_000) + "a") == nil)
  }

  @Test(
    "imply one of several where they hold in no build without it",
    arguments: [
      ("os(iOS)", ["os(iOS)"], true), ("os(iOS) && DEBUG", ["os(iOS)"], true),
      ("os(iOS) || DEBUG", ["os(iOS)"], false), ("os(iOS) || os(macOS)", ["os(iOS)"], false),
      ("os(iOS) || os(macOS)", ["os(macOS)", "os(iOS)"], true), ("!os(iOS)", ["os(iOS)"], false),
      ("os(iOS)", ["!os(macOS)"], true), ("DEBUG", [], false), ("true", ["os(iOS)"], false),
      ("canImport(UIKit)", ["canImport(UIKit)"], true), ("canImport(UIKit)", ["os(iOS)"], false),
    ])
  func implication(text: String, others: [String], expected: Bool) throws {
    let condition = try #require(BuildCondition(parsing: text))
    #expect(
      condition.implies(oneOf: others.compactMap(BuildCondition.init), modules: []) == expected)
  }
}
