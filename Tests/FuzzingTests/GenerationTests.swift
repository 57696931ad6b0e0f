import ArchTestSupport
import JSONText
import Testing

@testable import Fuzzing

@Suite("Mutations")
struct MutatorTests {
  private let text = "struct A { func f(a: [Int]) -> B { g(a) } }\nlet b = A()\n"

  private func mutated(_ seed: UInt64, sizeLimit: Int = 4000) -> [UInt8] {
    let tokens = Tokenizer.tokens(of: Array(text.utf8), in: .swift)
    var draw = Draw(seed: seed)
    return Mutator(language: .swift, donors: [tokens], sizeLimit: sizeLimit).mutated(tokens, &draw)
  }

  @Test("are the same for the same seed, and others for another")
  func seeds() {
    #expect(mutated(7) == mutated(7))
    #expect(Set((0..<50).map { mutated($0) }).count > 40)
  }

  @Test("keep to the limit of size", arguments: 0..<200 as Range<UInt64>)
  func limit(seed: UInt64) { #expect(mutated(seed, sizeLimit: 500).count <= 500) }

  @Test("nest, repeat, cut, and insert bytes that are no text")
  func effects() {
    let all = (0..<400).map { mutated($0) }
    #expect(all.contains { $0.count > 1000 })
    #expect(all.contains { $0.count < 20 })
    #expect(all.contains { String(validating: $0, as: UTF8.self) == nil })
    #expect(all.contains { $0.contains(0) })
    #expect(all.contains { String(decoding: $0, as: UTF8.self).contains("\n=======\n") })
    #expect(all.contains { $0.starts(with: [0xFF, 0xFE]) })
  }

  @Test("change an empty text into something")
  func empty() {
    var draw = Draw(seed: 1)
    var tokens: [Token] = []
    Mutator(language: .yaml, donors: [], sizeLimit: 10).mutate(&tokens, &draw)
    #expect(!tokens.isEmpty)
  }
}

@Suite("Generated projects")
struct CaseWriterTests {
  private static let schema: JSONValue = [
    "type": "object", "required": ["version"], "properties": ["version": ["const": 1]],
    "$defs": [
      "rule": [
        "anyOf": [
          "off",
          [
            "properties": [
              "acyclic": ["type": "object", "properties": ["of": ["type": "string"]]],
              "because": ["type": "string"],
            ]
          ],
        ]
      ]
    ],
  ]

  private static let repository =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/")

  private func fuzzCase(
    _ seed: UInt64, manifests: Int = 0, seeds: [String] = []
  ) -> FuzzCase {
    CaseWriter(
      subject: CaseWriter.Subject(schema: Self.schema, kinds: ["acyclic"], presets: ["layered"]),
      seeds: SeedFiles(folders: seeds), projects: SeedProjects(folders: seeds), size: 20,
      manifests: manifests
    ).fuzzCase(seed: seed)
  }

  @Test("are the same for the same seed", arguments: [0, 1, 12, 123, UInt64.max] as [UInt64])
  func seeds(seed: UInt64) { #expect(fuzzCase(seed) == fuzzCase(seed)) }

  @Test("hold sources of all languages, manifests of all formats and configurations")
  func variety() {
    let paths = (0..<150).flatMap { fuzzCase($0).files.map(\.path) }
    for ending in [
      ".swift", ".m", ".mm", ".c", ".cpp", ".h", "Package.swift", "project.yml", ".podspec",
      ".podspec.json", ".modulemap", "archcheck.yml", "archcheck-baseline.yml", ".dot", ".mmd",
      "CODEOWNERS", ".gitignore", ".git/index",
    ] {
      #expect(paths.contains { $0.hasSuffix(ending) }, "no \(ending)")
    }
  }

  @Test("of manifests have all formats, from real projects or in knots", arguments: [true, false])
  func manifests(isReal: Bool) {
    let seeds = isReal ? [Self.repository + "/Fixtures/ProjectFormats"] : []
    let cases = (0..<60).map { fuzzCase($0, manifests: 100, seeds: seeds) }
    let paths = cases.flatMap { $0.files.map(\.path) }
    for ending in [
      ".xcodeproj/project.pbxproj", ".xcworkspace/contents.xcworkspacedata", "Podfile", ".podspec",
      "MODULE.bazel", "BUILD", ".bzl", "project.yml", ".xcconfig",
    ] + (isReal ? ["Cartfile", "Package.swift"] : ["Project.swift", "Workspace.swift"]) {
      #expect(paths.contains { $0.hasSuffix(ending) }, "no \(ending)")
    }
    for fuzzCase in cases {
      let paths = fuzzCase.files.map(\.path)
      #expect(Set(paths).count == paths.count)
      #expect(!paths.contains { $0.hasPrefix("/") || $0.contains("..") })
    }
    #expect(fuzzCase(7, manifests: 100, seeds: seeds) == cases[7])
  }

  @Test("are analysed by every command")
  func commands() {
    let commands = Set((0..<300).compactMap { fuzzCase($0).arguments.first })
    #expect(
      commands == ["check", "graph", "metrics", "list", "facts", "why", "rules", "init"])
  }

  @Test("have no path twice and none that leads out of the project")
  func paths() {
    for seed in 0..<50 as Range<UInt64> {
      let paths = fuzzCase(seed).files.map(\.path)
      #expect(Set(paths).count == paths.count)
      #expect(!paths.contains { $0.hasPrefix("/") || $0.contains("..") })
    }
  }

  @Test("have values that their schema allows", arguments: 0..<50 as Range<UInt64>)
  func schemaValues(seed: UInt64) throws {
    let schema: JSONValue = [
      "type": "object", "required": ["a"],
      "properties": [
        "a": ["$ref": "#/$defs/list"], "b": ["enum": ["x", 1]], "c": ["type": "boolean"],
      ], "additionalProperties": false,
      "$defs": [
        "list": ["type": "array", "items": ["anyOf": [["type": "string"], ["const": 2]]]]
      ],
    ]
    var draw = Draw(seed: seed)
    let value = SchemaValues(schema: schema, words: ["w"]).value(&draw)
    #expect(try SchemaValidator(schema: schema.text()).mistakes(in: value.text()) == [])
  }
}
