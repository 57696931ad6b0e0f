import ArchTestSupport
import RunTestSupport
import Testing

@Suite("The sandbox of a build phase")
struct SandboxTests {
  @Test("is named where nothing can be read, and only there")
  func advice() throws {
    try withTemporaryDirectory(files: ["Package.swift": "// swift-tools-version: 5.9\n"]) {
      directory in
      let variables = ["ENABLE_USER_SCRIPT_SANDBOXING": "YES"]
      let run = try archcheck("check", in: directory.path, with: variables)
      #expect(run.status == 3)
      #expect(run.errors.contains("set the build setting ENABLE_USER_SCRIPT_SANDBOXING to NO"))
      let outside = try archcheck("check", in: directory.path)
      #expect(!outside.errors.contains("SANDBOXING"))
    }
    try withSmallPackage { directory in
      let run = try archcheck(
        "check", in: directory.path, with: ["ENABLE_USER_SCRIPT_SANDBOXING": "YES"])
      #expect(run.errors.isEmpty)
    }
  }
}
