import ArchTestSupport
import Foundation
import Testing

/// The page of limits names for each bound the constant in the sources that holds it.
@Suite("The page of limits")
struct LimitsPageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL.path

  /// A row of a table: what it says, and where that comes from.
  struct Bound: CustomTestStringConvertible, Sendable {
    var value: String
    var file: String
    var name: String

    var testDescription: String { "\(file) \(name)" }
  }

  static let bounds: [Bound] = {
    let page = (try? String(contentsOfFile: "\(root)/docs/limits.md", encoding: .utf8)) ?? ""
    return page.matches(of: /\n\|[^\n|]+\| (\d+) \|[^\n]*<!-- (\S+) (\w+) -->/).map {
      Bound(value: String($0.1), file: String($0.2), name: String($0.3))
    }
  }()

  @Test("names bounds, and a constant for each")
  func isComplete() throws {
    #expect(Self.bounds.count > 40)
    let page = try String(contentsOfFile: "\(Self.root)/docs/limits.md", encoding: .utf8)
    #expect(page.components(separatedBy: "<!-- ").count - 1 == Self.bounds.count)
  }

  @Test("says what the sources say", arguments: bounds)
  func value(bound: Bound) throws {
    let path = "\(Self.root)/Sources/\(bound.file)"
    let source = try String(contentsOfFile: path, encoding: .utf8)
    let declaration = try Regex("\\b\(bound.name)(: Int)? = ([^\\n,)]+)")
    let found = source.matches(of: declaration).compactMap { match in
      match.output[2].substring.flatMap { Self.number(String($0)) }
    }
    #expect(found.contains { String($0) == bound.value }, "\(bound.name) is \(found)")
  }

  /// A literal, with `<<` or without, or the largest number of 16 bits.
  private static func number(_ text: String) -> Int? {
    if text == "Int(UInt16.max)" || text == "Int(UInt16.max" { return Int(UInt16.max) }
    let parts = text.split(separator: " ")
    guard let first = parts.first, let value = Int(first.filter { $0 != "_" }) else { return nil }
    guard parts.count == 3, parts[1] == "<<", let shift = Int(parts[2]) else {
      return parts.count == 1 ? value : nil
    }
    return value << shift
  }
}
