import Findings
import Testing

@testable import Reporters

@Suite("Lines as compilers write them")
struct XcodeTests {
  @Test("are matched by the pattern of editors, one a finding and three notes at most")
  func pattern() throws {
    let pattern = /^(\/[^:]+|\/.*?):(\d+)(?::(\d+))?: (error|warning|note): (.*)$/
    for item in FindingFormatTests.reports {
      let text = OutputFormat.xcode.text(of: item.report.withPaths(below: "/root of it"))
      for line in text.split(separator: "\n") where !line.hasPrefix("warning: ") {
        let match = try #require(try pattern.wholeMatch(in: line), "\(item.name): \(line)")
        #expect(Int(match.2) ?? 0 > 0)
      }
    }
    let notes = OutputFormat.xcode.text(of: Report.evidence(count: 9)).split(separator: "\n")
    #expect(notes.filter { $0.contains(": note: also ") }.count == 3)
  }

  @Test("are nothing at all when nothing is wrong")
  func clean() {
    #expect(OutputFormat.xcode.text(of: Report.clean).isEmpty)
  }
}
