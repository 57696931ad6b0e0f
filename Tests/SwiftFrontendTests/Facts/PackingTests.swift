import Foundation
import SourceFacts
import SwiftFrontend
import Testing

@Suite("Facts as bytes")
struct PackingTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func facts(_ text: String, path: String = "A.swift") -> FileFacts {
    var text = text
    return text.withUTF8 { extractSwiftFacts(source: $0, path: path) }
  }

  private func unpacked(_ bytes: [UInt8]) -> FileFacts? {
    bytes.withUnsafeBytes { FileFacts(packed: $0) }
  }

  @Test(
    "say what the file says",
    arguments: [
      "Fixtures/BitriseClient", "Fixtures/TCA", "Sources/RuleEngine", "Tests/ReportersTests",
    ])
  func files(folder: String) throws {
    let url = Self.repository.appendingPathComponent(folder)
    let files = try #require(
      FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let facts = facts(try String(contentsOf: file, encoding: .utf8), path: file.path)
      #expect(unpacked(facts.packed()) == facts, "\(file.path)")
      count += 1
    }
    #expect(count > 10)
  }

  private static let everything = """
    import struct A.B
    @testable public import C
    #if os(iOS) && !DEBUG || swift(>=5.9) && canImport(UIKit) || what?
    // archcheck:ignore layers -- because
    @MainActor final class Ü<T>: P where T: Q { var a = b!.c { d in d.e }; func f() throws -> some X { .g } }
    #endif
    func (
    """

  @Test("hold conditions, imports, problems and comments too")
  func everything() {
    let facts = facts(Self.everything)
    #expect(facts.conditions.count > 1 && facts.imports.count == 2 && !facts.problems.isEmpty)
    #expect(!facts.suppressions.isEmpty && !facts.code.isEmpty)
    #expect(unpacked(facts.packed()) == facts)
  }

  @Test("are none where bytes are missing or too many")
  func truncated() {
    let bytes = facts(Self.everything).packed()
    for count in 0..<bytes.count { #expect(unpacked(Array(bytes[..<count])) == nil) }
    #expect(unpacked(bytes + [0]) == nil)
  }
}
