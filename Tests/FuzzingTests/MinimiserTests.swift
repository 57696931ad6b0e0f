import Testing

@testable import Fuzzing

@Suite("Making a case smaller")
struct MinimiserTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test("leaves of a list what is needed, wherever it stands", arguments: 0..<20 as Range<UInt64>)
  func list(seed: UInt64) {
    var draw = Draw(seed: seed)
    let needed = Set((0..<draw.number(in: 1...5)).map { _ in draw.below(100) })
    #expect(Set(minimised(Array(0..<100)) { needed.isSubset(of: $0) }) == needed)
  }

  @Test("leaves nothing where nothing is needed")
  func nothing() { #expect(minimised(Array(0..<9)) { _ in true }.isEmpty) }

  @Test("removes files, arguments, groups of brackets, tokens and bytes")
  func everything() throws {
    let large = FuzzCase(
      files: [
        FuzzCase.File(path: "a.swift", text: "let a = 1\n"),
        FuzzCase.File(path: "b.swift", text: "func f() { g(h { crash1(x) }) }\nlet b = [2]\n"),
        FuzzCase.File(path: "c.swift", text: "also\nneeded\n"),
      ], arguments: ["list", "--format", "json", "--quiet", "files", "."])
    let minimiser = Minimiser { candidate in
      candidate.arguments.first == "list"
        && candidate.files.contains { String(decoding: $0.bytes, as: UTF8.self).contains("rash") }
        && candidate.files.contains { String(decoding: $0.bytes, as: UTF8.self).contains("need") }
    }
    let small = try minimiser.minimised(large)
    #expect(small.files.map(\.path) == ["b.swift", "c.swift"])
    #expect(small.files.map(\.bytes) == [bytes("rash"), bytes("need")])
    #expect(small.arguments == ["list", "."])
  }

  @Test("takes the plainest command that shows the same")
  func command() throws {
    let fuzzCase = FuzzCase(files: [], arguments: ["graph", "--format", "dot", "-g", "type", "."])
    #expect(try Minimiser { _ in true }.minimised(fuzzCase).arguments == ["facts", "."])
  }
}
