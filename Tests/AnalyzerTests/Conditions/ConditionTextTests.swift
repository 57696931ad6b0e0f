import ArchTestSupport
import SourceFacts
import Testing

@Suite("#if conditions as they are shown")
struct ConditionTextTests {
  @Test(
    "leave out what follows from the rest",
    arguments: [
      ("A", "A"), ("!(!A)", "A"), ("A && A", "A"), ("A || A && B", "A"), ("A || !A", "true"),
      ("A && !A", "false"), ("A || (!A && B)", "A || B"), ("(A && B) || (A && !B)", "A"),
      ("!(A && B)", "!A || !B"), ("!(A || B)", "!A && !B"), ("B && A", "B && A"),
      ("A && B || C", "(A && B) || C"), ("os(Linux) || DEBUG", "os(Linux) || DEBUG"),
      ("os(macOS) && !os(Linux)", "os(macOS)"), ("os(macOS) && os(Linux)", "false"),
      ("os(OSX) || os(macOS)", "os(macOS)"), ("!os(Linux) || os(macOS)", "!os(Linux)"),
      ("os(macOS) || os(Linux) || !os(macOS) && !os(Linux)", "true"),
      ("arch(arm64) && arch(x86_64)", "false"), ("!(swift(>=6))", "swift(<6)"),
      ("swift(<6) || swift(>=6)", "true"), ("A == B", "A == B"), ("(A == B) && C", "(A == B) && C"),
    ])
  func simplified(written: String, expected: String) {
    #expect(condition(written).simplified.description == expected)
  }

  @Test("are left as they are where they name very much")
  func long() {
    let flags = (0..<30_000).map { BuildCondition.flag("F\($0)") }
    #expect(BuildCondition.all(flags).simplified == .all(flags))
    #expect(BuildCondition.all(Array(flags.prefix(64))).simplified == .all(Array(flags.prefix(64))))
  }

  @Test("of the branches of one #if together say nothing")
  func branches() {
    let branches: [BuildCondition] = [
      .flag("A"), .all([.not(.flag("A")), .flag("B")]),
      .all([.not(.flag("A")), .not(.flag("B"))]),
    ]
    #expect(BuildCondition.disjunction(branches).simplified == .always)
    #expect(BuildCondition.disjunction(Array(branches.dropFirst())).simplified.description == "!A")
  }

  @Test("mean the same as the condition written", arguments: 0..<300 as Range<UInt64>)
  func equivalence(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let written = BuildCondition.random(depth: 3, using: &generator)
    let shown = written.simplified
    for build in BuildConfiguration.all {
      #expect(shown.value(in: build) == written.value(in: build), "\(written) as \(shown)")
    }
    #expect(shown.simplified.description == shown.description)
  }

  @Test("stay as they are where they have very many alternatives")
  func bounded() {
    let factors = (0..<12).map { "(A\($0) || B\($0))" }.joined(separator: " && ")
    #expect(condition(factors).simplified.description == factors)
  }
}
