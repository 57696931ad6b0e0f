import ArchTestSupport
import RunTestSupport
import Testing

@Suite("Counts of a run")
struct CountsRunTests {
  @Test("tell what is new and what the baseline has lost")
  func baseline() throws {
    try withSmallPackage { directory in
      try directory.write(
        "version: 1\nrules:\n  r:\n    forbid: { from: App, to: Core }\n", to: "archcheck.yml")
      let breach = "import Core\nstruct App { let s: Service }\n"
      try directory.write(breach, to: "Sources/App/App.swift")
      let before = try archcheck("check", "--format", "counts", in: directory.path)
      #expect(before.status == 1)
      #expect(before.output == "errors=1\nwarnings=0\ninfos=0\nfiles=1\nnew=1\nfixed=0\n")
      #expect(try archcheck("baseline", in: directory.path).status == 0)
      try directory.write("struct App {}\n", to: "Sources/App/App.swift")
      let after = try archcheck("check", "--format", "counts", in: directory.path)
      #expect(after.output.hasPrefix("errors=0\n") && after.output.hasSuffix("\nfixed=1\n"))
    }
  }
}
