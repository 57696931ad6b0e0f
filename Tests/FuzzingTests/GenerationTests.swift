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

@Suite("Mutations of texts that are being written")
struct WritingMutatorTests {
  private static let text = """
    import B
    /* a comment */ struct A { func f(a: [Int]) -> B { g(a: "text", "other") } }
    let b = A(1, 2)

    """

  private func mutated(
    _ kind: WritingMutator.Kind, _ language: Language = .swift, _ seed: UInt64,
    text: String = Self.text, sizeLimit: Int = 4000
  ) -> [UInt8] {
    var draw = Draw(seed: seed)
    var tokens = Tokenizer.tokens(of: Array(text.utf8), in: language)
    let other = "enum E { case a }\nfunc h() { return 3 }\nx.y = z\n"
    let donor = Tokenizer.tokens(of: Array(other.utf8), in: language)
    WritingMutator(language: language, donors: [donor], sizeLimit: sizeLimit)
      .mutate(&tokens, as: kind, &draw)
    return tokens.text
  }

  @Test(
    "of every kind change texts of every language, the same for the same seed",
    arguments: WritingMutator.Kind.allCases)
  func kinds(kind: WritingMutator.Kind) {
    for language in Language.allCases {
      let all = (0..<20).map { mutated(kind, language, $0) }
      #expect(all == (0..<20).map { mutated(kind, language, $0) })
      #expect(all.contains { $0 != Array(Self.text.utf8) }, "\(language)")
      #expect(!mutated(kind, language, 1, text: "").isEmpty || kind == .cut)
    }
  }

  @Test(
    "put in what they are named for",
    arguments: [
      (.statementSplice, ["enum E { case a }\nlet b"]), (.expressionSplice, ["let b = z\n"]),
      (.headSplice, ["enum E { func"]), (.linesSplice, ["import B\nfunc h"]),
      (.halvesSplice, ["import return 3"]), (.confusables, ["\u{430}", "\u{201C}"]),
      (.combiningMarks, ["\u{301}"]), (.directions, ["\u{202E}", "\u{2067}"]),
      (.joiners, ["\u{200D}", "\u{FE0F}"]), (.normalForms, ["\u{E9}", "e\u{301}"]),
      (.emoji, ["😀", "⚡️"]), (.separators, ["\u{2028}", "\u{FEFF}", "\0"]),
      (.longName, [String(repeating: "A", count: 4000)]), (.escapes, [#"\u{110000}"#]),
      (.conflict, ["\n=======\n", "||||||| ", "==== THEIRS"]), (.conflictInside, ["ot\n<<<<<<< "]),
      (.nestedConflict, ["<<<<<<< HEAD\n<<<<<<< "]), (.unbalanced, ["#if A\n", "/*", "\\("]),
      (.typing, ["func f(a: \n", "guard let x = \n"]), (.lines, ["let b = A(1, 2)\nlet b"]),
      (.placeholder, ["<#code#>", "<#T##Int#>"]), (.lineEnds, ["\r\n", "\r"]),
      (.growth, [String(repeating: ".a()", count: 20), String(repeating: "\\A.[", count: 20)]),
    ] as [(WritingMutator.Kind, [String])])
  func effects(kind: WritingMutator.Kind, texts: [String]) {
    // By bytes: canonically equal texts are not the same ones.
    var missing = texts.map { Array($0.utf8) }
    for seed in 0..<6000 as Range<UInt64> where !missing.isEmpty {
      let bytes = mutated(kind, .swift, seed)
      missing.removeAll { contains(bytes, $0) }
    }
    #expect(missing.map { String(decoding: $0, as: UTF8.self) } == [])
  }

  @Test("cut texts inside of tokens, and put in bytes that are no UTF-8")
  func broken() {
    let cut = (0..<2000).map { mutated(.cut, .swift, $0) }
    #expect(cut.contains { String(decoding: $0, as: UTF8.self).hasSuffix("\"te") })
    #expect(cut.allSatisfy { Self.text.utf8.starts(with: $0) })
    let invalid = (0..<20).map { mutated(.invalidBytes, .swift, $0) }
    #expect(invalid.allSatisfy { String(validating: $0, as: UTF8.self) == nil })
  }

  @Test("keep to the limit of size", arguments: 0..<200 as Range<UInt64>)
  func limit(seed: UInt64) {
    var draw = Draw(seed: seed)
    let tokens = Tokenizer.tokens(of: Array(Self.text.utf8), in: .cpp)
    let mutator = WritingMutator(language: .cpp, donors: [], sizeLimit: 500)
    #expect(mutator.mutated(tokens, &draw).count <= 500)
  }

  private func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
    bytes.indices.contains { bytes[$0] == part[0] && bytes[$0...].starts(with: part) }
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
      ".xcodeproj/project.pbxproj", ".xcodeproj/project.xcproj",
      ".xcworkspace/contents.xcworkspacedata", "Podfile", ".podspec",
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
