import Foundation
import Testing

/// A small project of one architecture, once as it should be and once with planted defects.
struct CompanionFixture: CustomTestStringConvertible, Sendable {
  /// Its folder below `Fixtures`.
  var name: String
  /// Rules of its preset that no defect can be planted for, each with the reason.
  var unplanted: [String: String] = [:]
  /// Rules that have nothing to look at in the clean project, each with the reason.
  var idle: [String: String] = [:]

  /// The project without defects.
  var clean: String { "\(Repository.path)/Fixtures/\(name)/Clean" }
  /// The project with defects.
  var violations: String { "\(Repository.path)/Fixtures/\(name)/Violations" }

  var testDescription: String { name }
}

@Suite("Fixtures of architectures")
struct CompanionFixtureTests {
  /// All of them, by name.
  static let fixtures = [
    CompanionFixture(name: "Beaver"),
    CompanionFixture(name: "CleanLayers"),
    CompanionFixture(name: "Remix"),
    CompanionFixture(
      name: "SDKSplit",
      unplanted: [
        "sdk-split/ui-depends-on-core":
          "without the core no defect of the screens could be planted",
        "sdk-split/registration-assigns":
          "one screen that registers itself is enough, and one is needed",
      ]),
    CompanionFixture(name: "TCA"),
    CompanionFixture(name: "Viper"),
  ]

  @Test("are clean where nothing is planted", arguments: fixtures)
  func clean(fixture: CompanionFixture) throws {
    let run = try archcheck(fixture.clean, "--format", "json")
    #expect(try FixtureMarks.findings(run) == [])
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(try #require(run.json()["problems"] as? [[String: Any]]).isEmpty)
  }

  @Test("look at something with every rule of their preset", arguments: fixtures)
  func active(fixture: CompanionFixture) throws {
    let idle = try rules(of: fixture.clean).filter { $0.state != "active" }.map(\.id)
    #expect(Set(idle) == Set(fixture.idle.keys))
  }

  @Test("have their defects found where the marks say, and nothing else", arguments: fixtures)
  func found(fixture: CompanionFixture) throws {
    let run = try archcheck(fixture.violations, "--format", "json")
    #expect(
      try FixtureMarks.findings(run) == FixtureMarks.expectations(in: fixture.violations))
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
  }

  @Test("break every rule of their preset at least once", arguments: fixtures)
  func complete(fixture: CompanionFixture) throws {
    let marks = try FixtureMarks.expectations(in: fixture.violations)
    let broken = Set(marks.compactMap { $0.components(separatedBy: " ").last })
    let rules = Set(try rules(of: fixture.violations).map(\.id))
    #expect(rules.subtracting(broken) == Set(fixture.unplanted.keys))
    #expect(broken.subtracting(rules) == [])
  }

  /// The rules that a run checks, off ones left out.
  private func rules(of project: String) throws -> [(id: String, state: String)] {
    let run = try archcheck(project, "--format", "json")
    return try #require(run.json()["rules"] as? [[String: Any]]).compactMap { rule in
      guard let id = rule["id"] as? String, let state = rule["state"] as? String, state != "off"
      else { return nil }
      return (id, state)
    }
  }
}
