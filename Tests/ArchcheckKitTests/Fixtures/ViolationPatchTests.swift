import ArchTestSupport
import Foundation
import RunTestSupport
import Testing

/// A defect planted in the fixture: patches that are applied one after the other.
struct PlantedDefect: CustomTestStringConvertible, Sendable {
  var patches: [String]
  /// The exit code: 0 where all findings are infos.
  var status = 1
  var testDescription: String { patches.joined(separator: " + ") }

  /// Several of them in one copy of the fixture.
  static func together(_ defects: [PlantedDefect]) -> PlantedDefect {
    PlantedDefect(
      patches: Set(defects.flatMap(\.patches)).sorted(), status: defects.map(\.status).max() ?? 0)
  }
}

@Suite("Defects planted in BitriseClient")
struct ViolationPatchTests {
  /// Every patch of the folder, with those that it builds upon.
  static let defects = [
    PlantedDefect(patches: ["01-domain-imports-domain"]),
    PlantedDefect(patches: ["01-domain-imports-domain", "02-domain-cycle"]),
    PlantedDefect(patches: ["03-common-imports-domain"]),
    PlantedDefect(patches: ["03-common-imports-domain", "04-common-cycle"]),
    PlantedDefect(patches: ["05-demo-app-scope"]),
    PlantedDefect(patches: ["06-distance"]),
    PlantedDefect(patches: ["07-transitive"]),
    PlantedDefect(patches: ["08-tests-scope"]),
    PlantedDefect(patches: ["09-untagged-module"]),
    PlantedDefect(patches: ["10-missing-file"]),
    PlantedDefect(patches: ["11-kinds"]),
    PlantedDefect(patches: ["12-conformances"]),
    PlantedDefect(patches: ["13-access"]),
    PlantedDefect(patches: ["14-helpers"]),
    PlantedDefect(patches: ["15-interface-members"]),
    PlantedDefect(patches: ["16-declared-unused"]),
    PlantedDefect(patches: ["17-undeclared"]),
    PlantedDefect(patches: ["18-unused-imports"]),
    PlantedDefect(patches: ["19-no-import"]),
    PlantedDefect(patches: ["20-demo-app-without-module"]),
    PlantedDefect(patches: ["21-tests-without-subject"]),
    PlantedDefect(patches: ["22-unregistered"]),
    PlantedDefect(patches: ["23-second-instance"]),
    PlantedDefect(patches: ["24-stored-domain-module"]),
    PlantedDefect(patches: ["25-never-released"]),
    PlantedDefect(patches: ["26-targets"]),
    PlantedDefect(patches: ["27-regenerate"]),
    PlantedDefect(patches: ["28-endpoint-in-networking"]),
    PlantedDefect(patches: ["29-notification"]),
    PlantedDefect(patches: ["30-graph-drift"]),
    PlantedDefect(patches: ["31-model-outside-common"]),
    PlantedDefect(patches: ["32-file-name"]),
    PlantedDefect(patches: ["33-module-definition"]),
    PlantedDefect(patches: ["34-no-screen"]),
    PlantedDefect(patches: ["35-container"]),
    PlantedDefect(patches: ["36-folder-without-project"]),
    PlantedDefect(patches: ["37-template"]),
    PlantedDefect(patches: ["38-same-name"], status: 0),
    PlantedDefect(patches: ["39-public-delegate"]),
    PlantedDefect(patches: ["40-common-on-demand"]),
  ]

  /// The defects, a few in each copy, every eighth one, so that neighbours do not hide each other;
  /// the one that is no error alone.
  static let copies =
    (0..<8).map { first in
      PlantedDefect.together(stride(from: first, to: defects.count, by: 8).map { defects[$0] })
    } + defects.filter { $0.status == 0 }

  /// How often a rule is broken when all patches are applied, if not once.
  static let repeated = [
    "bitrise-modules/acyclic-modules": 2,
    "bitrise-modules/app-composes-only": 2,
    "bitrise-modules/documented-graph-drift": 2,
    "bitrise-modules/domain-independence": 2,
    "bitrise-modules/duplicate-type-name-across-modules": 2,
    "bitrise-modules/imported-undeclared": 2,
    "bitrise-modules/layers": 2,
    "bitrise-modules/module-type-kinds": 2,
    "bitrise-modules/public-surface": 3,
  ]

  @Test("are found where the marks say, and nothing else is", arguments: copies)
  func found(defect: PlantedDefect) throws {
    try withTemporaryDirectory { directory in
      let copy = directory.path(of: "BitriseClient")
      try plantViolations(defect.patches, in: copy)
      let report = try report(of: copy)
      #expect(report.exitCode == defect.status)
      let expected = try FixtureMarks.expectations(in: copy, ignoring: "Violations")
      #expect(!expected.isEmpty)
      #expect(report.findings == expected)
    }
  }

  @Test("apply one upon the other in the order of their numbers, and are found all together")
  func together() throws {
    try withTemporaryDirectory { directory in
      let copy = directory.path(of: "BitriseClient")
      try plantViolations(patches(), in: copy)
      let report = try report(of: copy)
      #expect(report.exitCode == 1)
      let found = report.findings
      #expect(try found == FixtureMarks.expectations(in: copy, ignoring: "Violations"))
      #expect(found.count == 64)
      let rules = report.rules.map(\.id)
      #expect(rules.count == 54)
      for rule in rules {
        let count = found.count { $0.hasSuffix(" \(rule)") }
        #expect(count == Self.repeated[rule] ?? 1, "\(rule)")
      }
    }
  }

  @Test("are all of the folder's patches")
  func complete() throws {
    #expect(try patches() == Set(Self.defects.flatMap(\.patches)).sorted())
  }

  /// The names of the folder's patches, in the order of their numbers.
  private func patches() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(Repository.bitriseClient)/Violations")
      .filter { $0.hasSuffix(".patch") }.map { String($0.dropLast(6)) }.sorted()
  }

  /// `path:line rule` of each violation, sorted.
}
