import ArchTestSupport
import RunTestSupport
import Testing

@testable import ArchcheckKit

@Suite("The libclang of a run")
struct ClangOnDemandTests {
  @Test("is looked for in no folder of the project's work tree, whatever PATH says")
  func path() throws {
    let files: KeyValuePairs = [
      "project/.git/HEAD": "ref: refs/heads/main\n", "project/bin/swift": "",
      "project/App/Sources/App/a.c": "int a;\n", "tools/swift": "",
    ]
    try withTemporaryDirectory(files: files) { directory in
      let tools = directory.path(of: "tools")
      let path = [directory.path(of: "project/bin"), ".", tools].joined(separator: ":")
      let root = try ProjectRoot(
        path: directory.path(of: "project/App"),
        in: .test(variables: ["PATH": path], output: CollectedText(), errors: CollectedText()))
      #expect(ClangOnDemand(for: root).variables["PATH"] == tools)
    }
  }
}
