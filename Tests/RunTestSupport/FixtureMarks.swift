import Foundation

/// What a fixture expects to be found in it: marks in its files, and a list for what has no place
/// for a mark.
package enum FixtureMarks {
  /// `path:line rule` of each finding that is expected below a folder, sorted.
  ///
  /// A mark is `expect: rule, rule` behind `//` or `#` at the end of a line, and means that line.
  /// The file `expected.txt` in the folder holds the others, written as they are compared; lines
  /// that begin with `#` are comments.
  ///
  /// - Parameter ignored: a folder below it whose files are not read.
  /// - Throws: when there is no such folder.
  package static func expectations(
    in root: String, ignoring ignored: String? = nil
  ) throws -> [String] {
    guard let files = FileManager.default.enumerator(atPath: root) else {
      throw UnreadableFixture(description: "There is no folder \(root).")
    }
    var result: [String] = []
    for case let path as String in files {
      if let ignored, path.hasPrefix(ignored) { continue }
      guard let data = FileManager.default.contents(atPath: "\(root)/\(path)"),
        let text = String(data: data, encoding: .utf8)
      else { continue }
      if path == "expected.txt" {
        result += listed(text.components(separatedBy: "\n"))
      } else if text.contains(" expect: ") {
        result += marked(text.components(separatedBy: "\n"), path: path)
      }
    }
    return result.sorted()
  }

  /// `path:line rule` of each violation of a run with `--format json`, sorted.
  ///
  /// - Throws: when the output is not such a report.
  package static func findings(_ run: Run) throws -> [String] {
    guard let violations = try run.json()["violations"] as? [[String: Any]] else {
      throw UnreadableFixture(description: "The output has no violations: \(run.output)")
    }
    return try violations.map { violation in
      guard let location = violation["location"] as? [String: Any],
        let path = location["path"] as? String, let line = location["line"] as? Int,
        let rule = violation["rule"] as? String
      else { throw UnreadableFixture(description: "No place or rule in \(violation).") }
      return "\(path):\(line) \(rule)"
    }.sorted()
  }

  private static func listed(_ lines: [String]) -> [String] {
    lines.map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }

  private static func marked(_ lines: [String], path: String) -> [String] {
    lines.enumerated().flatMap { index, line -> [String] in
      guard let mark = line.range(of: "(//|#) expect: ", options: .regularExpression) else {
        return []
      }
      return line[mark.upperBound...].components(separatedBy: ",").map {
        "\(path):\(index + 1) \($0.trimmingCharacters(in: .whitespaces))"
      }
    }
  }
}

/// Why a fixture, or what was found in it, cannot be read.
package struct UnreadableFixture: Error, CustomStringConvertible {
  /// A sentence.
  package var description: String
}
