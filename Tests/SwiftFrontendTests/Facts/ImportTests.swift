import SourceFacts
import Testing

@Suite("Imports")
struct ImportTests {
  private func first(_ text: String) -> ImportFact? { Reading(text).facts.imports.first }

  @Test("keep the path as written and the module's name")
  func path() {
    let reading = Reading("import A\nimport A.B.C\nimport `protocol`")
    #expect(reading.facts.imports.map(\.path) == ["A", "A.B.C", "protocol"])
    #expect(reading.facts.imports.map { reading.name($0.module) } == ["A", "A", "protocol"])
  }

  @Test(
    "keep the declaration of a scoped import",
    arguments: ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"])
  func scoped(keyword: String) {
    let reading = Reading("import \(keyword) A.B.Thing")
    #expect(reading.facts.imports.map { reading.name($0.declaration) } == ["Thing"])
    #expect(reading.facts.imports.map { reading.name($0.module) } == ["A"])
  }

  @Test("of a submodule name no declaration")
  func submodule() { #expect(first("import A.B")?.declaration == nil) }

  @Test(
    "keep their attributes",
    arguments: [
      ("@testable", ImportFact.Marks.testable), ("@_exported", .exported),
      ("@_implementationOnly", .implementationOnly), ("@preconcurrency", .preconcurrency),
      ("@_spi(Secret)", .spi), ("@preconcurrency @testable", [.preconcurrency, .testable]),
      ("@_documentation(visibility: internal)", []), ("", []),
    ] as [(String, ImportFact.Marks)])
  func attributes(text: String, marks: ImportFact.Marks) {
    #expect(first("\(text) import A")?.marks == marks)
    #expect(first("\(text)\nimport A")?.marks == marks)
  }

  @Test("keep their access level", arguments: AccessLevel.allCases)
  func access(level: AccessLevel) {
    #expect(first("\(level.keyword) import A")?.access == level)
    #expect(first("import A")?.access == .some(nil))
  }

  @Test("inside #if keep the condition")
  func conditional() {
    let reading = Reading("#if os(Linux)\nimport A\n#else\nimport B\n#endif\nimport C")
    #expect(reading.facts.imports.map(\.path) == ["A", "B", "C"])
    #expect(
      reading.facts.imports.map { reading.condition($0.condition) }
        == ["os(Linux)", "!os(Linux)", "always"])
  }

  @Test("stand at the module's name")
  func offset() {
    let text = "/* é */ @testable import struct Fôo.Bar"
    let reading = Reading(text)
    #expect(reading.facts.imports.map { reading.text(at: $0.offset, 4) } == ["Fôo"])
  }

  @Test("may stand anywhere at the top of a file")
  func between() {
    #expect(
      Reading("struct A {}\n\n\nimport B; import C\nfoo()\nimport D").facts.imports.map(\.path)
        == ["B", "C", "D"])
  }

  @Test("make no references by themselves")
  func noReferences() {
    let reading = Reading("@_spi(Secret) import struct A.B")
    #expect(reading.names.isEmpty)
    #expect(reading.typeNames.isEmpty)
  }
}
