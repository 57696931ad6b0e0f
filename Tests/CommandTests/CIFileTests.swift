import ArchTestSupport
import RunTestSupport
import Testing

@Suite("Files for CI")
struct CIFileTests {
  @Test(
    "check the project's folder in its repository with this version",
    arguments: ["github", "gitlab", "bitrise", "xcode-cloud", "circleci", "jenkins"])
  func folder(service: String) throws {
    let number = try archcheck("--version").output.split(separator: "\n")[0]
    try withTemporaryDirectory { directory in
      for (path, text) in smallPackage { try directory.write(text, to: "apps/ios/\(path)") }
      _ = try TestRepository(in: directory)
      let run = try archcheck("init", "--ci", service, "apps/ios", in: directory.path)
      #expect(run.status == 0)
      #expect(run.output.contains("archcheck==\(number)"))
      #expect(run.output.contains("archcheck check ./apps/ios --format "))
      #expect(!run.output.contains("\t"))
    }
  }

  @Test("are printed and nothing else is done, so that other options make no sense")
  func alone() throws {
    try withSmallPackage { directory in
      let run = try archcheck("init", "--ci", "github", "--freeze", in: directory.path)
      #expect(run.status == 2)
      #expect(run.errors.contains("--ci prints a file for CI"))
      #expect(try archcheck("init", "--ci", "github", in: directory.path).status == 0)
      #expect(throws: (any Error).self) { try directory.read("archcheck.yml") }
    }
  }
}
