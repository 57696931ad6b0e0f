import ArchTestSupport
import SourceFacts
import Testing

@Suite("Consistency of #if conditions")
struct ConditionWorldsTests {
  @Test(
    "fails where they contradict each other",
    arguments: [
      (["os(macOS)", "os(Linux)"], false), (["os(macOS)", "os(OSX)"], true),
      (["os(macOS)", "!os(Linux)"], true), (["DEBUG", "RELEASE"], true),
      (["DEBUG", "!DEBUG"], false), (["A || B", "!A", "!B"], false), (["A || B", "!A"], true),
      (["arch(arm64)", "arch(x86_64)"], false), (["swift(>=6)", "swift(<6)"], false),
      (["canImport(Darwin)", "os(Linux)"], false), (["canImport(UIKit)", "os(iOS)"], true),
      (["canImport(Darwin)", "canImport(Glibc)"], true), (["!canImport(Core)"], false),
      (["!canImport(Other)"], true), (["canImport(Darwin)", "!os(Linux)"], true), ([], true),
    ])
  func contradictions(texts: [String], expected: Bool) {
    #expect(
      ConditionWorlds.areConsistent(texts.map { condition($0) }, modules: ["Core"]) == expected)
  }

  @Test("agrees with trying every build", arguments: 0..<200 as Range<UInt64>)
  func bruteForce(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let conditions = (0..<3).map { _ in BuildCondition.random(depth: 2, using: &generator) }
    let expected = BuildConfiguration.all.contains { build in
      conditions.allSatisfy { $0.value(in: build) == true }
    }
    #expect(ConditionWorlds.areConsistent(conditions) == expected)
  }

  @Test("of flags that are or are not set is decided, however many there are")
  func manyFlags() {
    let flags = (0..<500).map { condition("F\($0)") }
    let others = (0..<500).map { condition("!G\($0)") }
    let nested = BuildCondition.all([.all(flags), .all(others)])
    #expect(ConditionWorlds.areConsistent([nested]))
    #expect(!ConditionWorlds.areConsistent([.all([nested, condition("G499")])]))
    #expect(!ConditionWorlds.areConsistent([.all([nested, condition("!F0")])]))
  }

  @Test("keeps the largest sets of conditions that hold together only")
  func largest() {
    let conditions = ["os(macOS)", "os(Linux)", "DEBUG", "!os(Linux)"].map { condition($0) }
    #expect(
      ConditionWorlds(conditions, modules: []).worlds
        == [[true, false, true, true], [false, true, true, false]])
  }

  @Test("is assumed where there is too much to try")
  func bounded() {
    let conditions = (0..<40).flatMap { [condition("F\($0)"), condition("!F\($0)")] }
    let worlds = ConditionWorlds(conditions, modules: []).worlds
    #expect(worlds.count <= 32)
    #expect(worlds.allSatisfy { $0.count { $0 } >= 40 })
    let few = [condition("os(macOS)"), condition("os(Linux)")]
    let withPlatforms = ConditionWorlds(conditions + few, modules: []).worlds
    #expect(!withPlatforms.contains { $0.suffix(2) == [true, true] })
  }
}
