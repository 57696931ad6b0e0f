import ArchTestSupport
import RunTestSupport
import Testing

@Suite("The coverage of a run")
struct CoverageGateTests {
  @Test("fails below the share of references that --min-resolved asks for")
  func share() throws {
    try withSmallPackage([
      "Sources/App/App.swift": """
      import Core

      struct App {
        let service: Service
        func run(_ any: Unknown) { any.thing.start() }
      }

      """,
      "Sources/Core/Service.swift": "public struct Service {\n  public func start() {}\n}\n",
    ]) { directory throws in
      #expect(try archcheck(directory.path, "--min-resolved", "0.4").status == 0)
      let run = try archcheck(directory.path, "--min-resolved", "99%")
      #expect(run.status == 1)
      #expect(run.output.contains("--min-resolved requires 99.0 %"))
      #expect(
        try archcheck(directory.path, "--min-resolved", "99%", "--quiet").output.contains("99"))
      #expect(
        try archcheck(directory.path, "--min-resolved", "90.1%").output.contains("requires 90.1 %"))
      let json = try archcheck(directory.path, "--min-resolved", "0.99", "--format", "json").json()
      let coverage = try #require(json["coverage"] as? [String: Any])
      #expect(coverage["minimumResolvedShare"] as? Double == 0.99)
      let references = try #require(coverage["references"] as? [String: Any])
      #expect(try #require(references["resolvedShare"] as? Double) < 0.99)
      for wrong in ["1.5", "101%", "-1", "much"] {
        #expect(try archcheck(directory.path, "--min-resolved=\(wrong)").status == 2)
      }
    }
  }

  @Test("names rules that checked nothing and files in no component")
  func idle() throws {
    let configuration = """
      version: 1
      components:
        kernel: { paths: "Sources/Core/**" }
      rules:
        core-is-alone:
          forbid: { from: kernel, to: App }
        widgets-are-final:
          declarations: { of: kernel, name: "*Widget", must: { is: final } }
          may-be-empty: true

      """
    try withSmallPackage(["archcheck.yml": configuration]) { directory throws in
      let run = try archcheck(directory.path)
      #expect(run.status == 0)
      #expect(run.output.contains("1 file in no component of the configuration: Sources/"))
      #expect(run.output.contains("1 rule that checked nothing: widgets-are-final"))
      // Code without a single dependency has been looked at nevertheless.
      #expect(!run.output.contains("core-is-alone"))
    }
  }
}
