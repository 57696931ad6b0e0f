import Findings
import Foundation
import Parallelism
import RunTestSupport
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

  /// What is found in each project, once for all tests.
  private static let reports = Dictionary(
    uniqueKeysWithValues: fixtures.flatMap { [$0.clean, $0.violations] }.map { folder in
      (folder, Once { Result { try ArchcheckKitTests.report(of: folder) } })
    })

  private func report(of folder: String) throws -> Report {
    try #require(Self.reports[folder]).value.get()
  }

  @Test("are clean where nothing is planted", arguments: fixtures)
  func clean(fixture: CompanionFixture) throws {
    let report = try report(of: fixture.clean)
    #expect(report.findings == [])
    #expect(report.exitCode == 0)
    #expect(report.problems.isEmpty)
  }

  @Test("look at something with every rule of their preset", arguments: fixtures)
  func active(fixture: CompanionFixture) throws {
    let idle = try report(of: fixture.clean).rules.filter { $0.state == .inactive }.map(\.id)
    #expect(Set(idle) == Set(fixture.idle.keys))
  }

  @Test("have their defects found where the marks say, and nothing else", arguments: fixtures)
  func found(fixture: CompanionFixture) throws {
    let report = try report(of: fixture.violations)
    #expect(try report.findings == FixtureMarks.expectations(in: fixture.violations))
    #expect(report.exitCode == 1)
  }

  @Test("break every rule of their preset at least once", arguments: fixtures)
  func complete(fixture: CompanionFixture) throws {
    let marks = try FixtureMarks.expectations(in: fixture.violations)
    let broken = Set(marks.compactMap { $0.components(separatedBy: " ").last })
    let rules = Set(
      try report(of: fixture.violations).rules.filter { $0.state != .off }.map(\.id))
    #expect(rules.subtracting(broken) == Set(fixture.unplanted.keys))
    #expect(broken.subtracting(rules) == [])
  }
}
