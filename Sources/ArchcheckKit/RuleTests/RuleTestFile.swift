import ProjectModel
import SourceText
import YAMLText

/// Tests of a project's rules: small projects in one YAML file, with the findings that they should give.
package struct RuleTestFile: Sendable {
  /// A test.
  package struct Test: Sendable {
    /// Its name.
    package var name: String
    /// The only rules that it is about; empty for all.
    package var rules: [String]
    /// The texts of its files by path.
    package var files: [String: String]
    /// The findings that it should give: `path:line rule`.
    package var expected: [String]

    /// The files, with a package around folders of `Sources` where all files lie in such: few rules are about
    /// manifests, so few tests have to write one.
    var filesWithManifest: [String: String] {
      let parts = files.keys.map { ProjectPath.components($0) }
      guard parts.allSatisfy({ $0.count > 2 && $0[0] == "Sources" }) else { return files }
      let names = Set(parts.map { String($0[1]) }).sortedByBytes()
      let targets = names.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
      let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Test", targets: [\(targets)])

        """
      return files.merging(["Package.swift": manifest]) { $1 }
    }
  }

  /// The tests in the order written.
  package var tests: [Test]

  /// Reads a file.
  ///
  /// - Throws: all mistakes, each with its line.
  package init(text: String, path: String) throws(ConfigurationErrors) {
    var reader = RuleTestReader()
    tests = reader.tests(try parseYAML(text, path: path), path: path)
    guard reader.issues.isEmpty else { throw ConfigurationErrors(reader.issues) }
  }
}

/// Reads tests out of a tree of YAML, and collects what is wrong.
private struct RuleTestReader {
  private(set) var issues: [ConfigurationIssue] = []

  mutating func tests(_ root: ConfigNode?, path: String) -> [RuleTestFile.Test] {
    let start = SourceLocation(path: path, line: 1, column: 1)
    guard let pairs = root?.pairs, let tests = pairs.first(where: { $0.key == "tests" }) else {
      note("A file of rule tests has the key `tests`.", root?.location ?? start)
      return []
    }
    refuse(pairs, but: ["tests"])
    guard let named = tests.value.pairs, !named.isEmpty else {
      note("`tests` is a mapping of names to tests.", tests.value.location)
      return []
    }
    return named.map { test($0.key, $0.value) }
  }

  private mutating func test(_ name: String, _ node: ConfigNode) -> RuleTestFile.Test {
    var test = RuleTestFile.Test(name: name, rules: [], files: [:], expected: [])
    guard let pairs = node.pairs else {
      note("A test has the keys `files`, `only` and `expect`.", node.location)
      return test
    }
    refuse(pairs, but: ["files", "only", "expect"])
    for pair in pairs {
      switch pair.key {
      case "files": test.files = files(pair.value)
      case "only": test.rules = texts(pair.value)
      case "expect": test.expected += texts(pair.value)
      default: break
      }
    }
    if test.files.isEmpty { note("The test '\(name)' has no `files`.", node.location) }
    for (path, text) in test.files { test.expected += marks(in: text, path: path) }
    test.expected.sort { $0.precedesInBytes($1) }
    return test
  }

  private mutating func files(_ node: ConfigNode) -> [String: String] {
    var files: [String: String] = [:]
    for pair in node.pairs ?? [] {
      guard let path = ProjectPath.resolve(pair.key, from: ""), !path.isEmpty else {
        note("'\(pair.key)' is not a path below the project.", pair.keyLocation)
        continue
      }
      guard let text = pair.value.text else {
        note(
          "The text of '\(pair.key)' is a scalar, such as a block after `|`.", pair.value.location)
        continue
      }
      files[path] = text
    }
    return files
  }

  private mutating func texts(_ node: ConfigNode) -> [String] {
    if let text = node.text { return text.isEmpty ? [] : [text] }
    let texts = (node.elements ?? []).compactMap(\.text)
    if texts.count != node.elements?.count { note("This is a list of texts.", node.location) }
    return texts
  }

  /// `expect: rule, rule` behind `//` or `#` at the end of a line means that line.
  private func marks(in text: String, path: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
      index, line -> [String] in
      guard let mark = line.end(ofFirst: ["// expect: ", "# expect: "]) else { return [] }
      return line[mark...].split(separator: ",").map {
        "\(path):\(index + 1) \(String($0).trimmed)"
      }
    }
  }

  private mutating func refuse(_ pairs: [ConfigPair], but known: [String]) {
    for pair in pairs where !known.contains(pair.key) {
      note(
        "There is no key `\(pair.key)` here. Use \(known.map { "`\($0)`" }.joined(separator: ", ")).",
        pair.keyLocation)
    }
  }

  private mutating func note(_ message: String, _ location: SourceLocation) {
    issues.append(ConfigurationIssue(location: location, message: message))
  }
}

extension Substring {
  /// The index behind the first of some marks.
  fileprivate func end(ofFirst marks: [String]) -> Index? {
    var index = startIndex
    while index < endIndex {
      for mark in marks where self[index...].hasPrefix(mark) {
        return self.index(index, offsetBy: mark.count)
      }
      index = self.index(after: index)
    }
    return nil
  }
}
