import RunTestSupport
import Testing

@Suite("The version")
struct VersionTests {
  @Test("is an object for programs")
  func json() throws {
    let number = try archcheck("--version").output.split(separator: "\n")[0]
    let run = try archcheck("--version", "--json")
    #expect(run.status == 0)
    #expect(try run.json()["version"] as? String == String(number))
    #expect(try run.json()["schemaVersion"] as? Int == 1)
  }

  @Test("stands above the build, in the digits that tools of the linker show")
  func build() throws {
    let lines = try archcheck("--version").output.split(separator: "\n").map(String.init)
    let build = try archcheck("--version", "--json").json()["build"] as? String
    #expect(lines.dropFirst().first == build.map { "build \($0)" })
    #expect(build?.allSatisfy(\.isHexDigit) ?? true)
  }
}
