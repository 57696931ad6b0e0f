import Foundation
import RunTestSupport
import Testing

@Suite("The version")
struct VersionTests {
  @Test("is an object for programs, and the same in what installs a release")
  func json() throws {
    let number = try archcheck("--version").output.split(separator: "\n")[0]
    let run = try archcheck("--version", "--json")
    #expect(run.status == 0)
    #expect(try run.json()["version"] as? String == String(number))
    #expect(try run.json()["schemaVersion"] as? Int == 1)
    let hook = try String(contentsOfFile: "\(Repository.path)/pyproject.toml", encoding: .utf8)
    #expect(hook.contains("version = \"\(number)\""))
    #expect(hook.contains("archcheck==\(number)\""))
  }
}
