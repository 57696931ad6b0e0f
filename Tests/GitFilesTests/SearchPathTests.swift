import ArchTestSupport
import Foundation
import GitFiles
import Testing

@Suite("The folders where programs are looked for")
struct SearchPathTests {
  @Test("are absolute, and outside of the project, links followed")
  func folders() throws {
    try withTemporaryDirectory(files: ["project/bin/git": "", "tools/git": ""]) { directory in
      let project = directory.path(of: "project")
      try FileManager.default.createSymbolicLink(
        atPath: directory.path(of: "link"), withDestinationPath: "project/bin")
      let tools = directory.path(of: "tools")
      let variable = [
        "", ".", "bin", "../tools", "~/bin", project, "\(project)/bin", "\(project)/bin/../bin",
        "\(tools)/../project/bin", directory.path(of: "link"), directory.path(of: "missing"), tools,
        "\(project)/../tools", "",
      ].joined(separator: ":")
      let path = SearchPath(variable, outside: project)
      #expect(path.folders == [tools, "\(project)/../tools"])
      #expect(path.variable == "\(tools):\(project)/../tools")
    }
  }
}
