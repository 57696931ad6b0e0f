import Foundation
import Testing

/// What a fixture expects to be found in it: marks in its files, and a list for what has no place
/// for a mark.
enum FixtureMarks {
  /// `path:line rule` of each finding that is expected below a folder, sorted.
  ///
  /// A mark is `expect: rule, rule` behind `//` or `#` at the end of a line, and means that line.
  /// The file `expected.txt` in the folder holds the others, written as they are compared; lines
  /// that begin with `#` are comments.
  ///
  /// - Parameter ignored: a folder below it whose files are not read.
  static func expectations(in root: String, ignoring ignored: String? = nil) throws -> [String] {
    let files = try #require(FileManager.default.enumerator(atPath: root))
    var result: [String] = []
    for case let path as String in files {
      if let ignored, path.hasPrefix(ignored) { continue }
      guard let data = FileManager.default.contents(atPath: "\(root)/\(path)"),
        let text = String(data: data, encoding: .utf8)
      else { continue }
      let lines = text.components(separatedBy: "\n")
      result += path == "expected.txt" ? listed(lines) : marked(lines, path: path)
    }
    return result.sorted()
  }

  /// `path:line rule` of each violation of a run with `--format json`, sorted.
  static func findings(_ run: Run) throws -> [String] {
    let violations = try #require(run.json()["violations"] as? [[String: Any]])
    return try violations.map { violation in
      let location = try #require(violation["location"] as? [String: Any])
      let path = try #require(location["path"] as? String)
      let line = try #require(location["line"] as? Int)
      return "\(path):\(line) \(try #require(violation["rule"] as? String))"
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
