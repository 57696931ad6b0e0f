import ArchTestSupport
import JSONText
import Testing

@testable import Fuzzing

@Suite("What is demanded of a run")
struct OracleTests {
  private let limits = ChildLimits(processorSeconds: 20, memory: 1 << 30)

  private func result(_ output: String = "", status: Int32? = 0, signal: Int32? = nil)
    -> ChildResult
  {
    ChildResult(
      status: status, signal: signal, processorSeconds: 1, clockSeconds: 1, peakMemory: 1 << 20,
      stalled: false, output: Array(output.utf8), errors: [])
  }

  private func finding(_ result: ChildResult, _ arguments: String...) throws -> Finding.Class? {
    let schema = try SchemaValidator(schema: #"{"type": "object", "required": ["a"]}"#)
    let oracle = Oracle(limits: limits, schemas: ["check": schema])
    return oracle.finding(in: result, of: arguments)?.findingClass
  }

  @Test("a documented exit status, and no signal", arguments: 0...3 as ClosedRange<Int32>)
  func status(status: Int32) throws {
    #expect(try finding(result(status: status)) == nil)
    #expect(try finding(result(status: 70)) == .status)
    #expect(try finding(result(status: nil, signal: 11)) == .signal)
  }

  @Test("bounds of time and memory")
  func bounds() throws {
    var slow = result(status: nil, signal: 9)
    slow.processorSeconds = 20
    #expect(try finding(slow) == .time)
    var large = result()
    large.peakMemory = 2 << 30
    #expect(try finding(large) == .memory)
    var stalled = result(status: nil, signal: 9)
    stalled.stalled = true
    #expect(try finding(stalled) == .stall)
  }

  @Test("output of the format that was asked for")
  func formats() throws {
    #expect(try finding(result("{\"a\": 1}"), "check", "--format", "json") == nil)
    #expect(try finding(result("{\"a\": 1"), "check", "--format", "json") == .format)
    #expect(try finding(result("{\"b\": 1}"), "check", "--format", "json") == .schema)
    #expect(try finding(result("a,b\n1,\"2,\n3\"\n"), "metrics", "--format", "csv") == nil)
    #expect(try finding(result("a,b\n1\n"), "metrics", "--format", "csv") == .format)
    #expect(try finding(result("x"), "graph", "--format", "dot") == .format)
    var invalid = result()
    invalid.output = [0x61, 0xFF]
    #expect(try finding(invalid, "check") == .format)
  }

  @Test("the same output whatever the number of jobs")
  func jobs() {
    let oracle = Oracle(limits: limits, schemas: [:])
    #expect(oracle.finding(comparing: result("a\nb"), with: result("a\nb")) == nil)
    #expect(
      oracle.finding(comparing: result("a\nb"), with: result("a\nc"))
        == Finding(.jobs, "the outputs differ in line 2"))
    #expect(
      oracle.finding(comparing: result(status: 1), with: result(status: 0))?.findingClass == .jobs)
  }

  @Test("no file set aside, which is found last")
  func setAside() throws {
    let setAside = "a.swift: The file was set aside, because archcheck failed (SIGSEGV): …"
    #expect(try finding(result(setAside), "check") == .setAside)
    #expect(try finding(result(setAside, status: 70), "check") == .status)
  }

  @Test("no file left out that the compiler accepts, for which a report names the files left out")
  func leftOut() throws {
    let report = try JSONReader.value(
      of: Array(
        """
        {"problems": [
          {"kind": "syntax-error", "location": {"path": "a.swift"}},
          {"kind": "set-aside", "location": {"path": "b.swift"}},
          {"kind": "nesting-too-deep", "location": {"path": "c.swift"}},
          {"kind": "set-aside", "location": null}]}
        """.utf8))
    let found = CompilerJudge.leftOut(in: report)
    #expect(found.map(\.kind) == ["set-aside", "nesting-too-deep"])
    #expect(found.map(\.path) == ["b.swift", "c.swift"])
  }

  @Test("JSON by the letter")
  func json() throws {
    let valid = [#"{"a": [1, -0.5e3, "\u00e9\ud83d\ude00", true, null]}"#, "[]", "0", " \"\" \n"]
    for text in valid {
      #expect(try JSONReader.value(of: Array(text.utf8)).sortedByKey == JSONValue(reading: text))
    }
    let invalid = [
      "", "[1,]", "{\"a\" 1}", "01", "+1", "1.", ".5", "\"\n\"", "\"\\ud800\"", "{\"a\":1,\"a\":2}",
      "nul", "[1] 2", "\"a", "'a'",
    ]
    for text in invalid {
      #expect(throws: JSONReader.Mistake.self, "\(text)") {
        try JSONReader.value(of: Array(text.utf8))
      }
    }
  }
}
