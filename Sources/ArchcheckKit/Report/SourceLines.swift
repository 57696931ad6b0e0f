import ClangFrontend
import Findings
import ProjectModel
import SourceText

/// Reads the lines that violations and their evidence stand on, from the files that are concerned
/// and from no others.
package struct SourceLines {
  /// The largest file that is read again, in bytes.
  private static let sizeLimit = 64 << 20
  /// How much of a line is kept behind the place that is meant, in bytes.
  private static let tail = 400
  /// A place further to the right is shown without its line, in bytes: where many findings stand on
  /// one line of a file without line ends, each would keep most of the file.
  package static let columnLimit = 2000

  private let root: ProjectRoot

  /// Reads below a root.
  package init(_ root: ProjectRoot) { self.root = root }

  /// The violations with their lines and those of their evidence; what cannot be read stays
  /// without.
  package func filledIn(_ violations: [Violation]) -> [Violation] {
    var wanted: [ByteKey: Set<Int>] = [:]
    for violation in violations {
      for evidence in violation.evidence where evidence.location.line > 0 {
        wanted[ByteKey(evidence.location.path), default: []].insert(evidence.location.line)
      }
      if let place = Self.ownPlace(of: violation) {
        wanted[ByteKey(place.path), default: []].insert(place.line)
      }
    }
    let lines = Dictionary(
      uniqueKeysWithValues: wanted.map { path, numbers in
        (path, self.lines(numbers, of: path.string))
      })
    return violations.map { violation in
      var result = violation
      for index in result.evidence.indices {
        let location = result.evidence[index].location
        guard let line = lines[ByteKey(location.path)]?[location.line] else { continue }
        result.evidence[index].sourceLine = Self.text(of: line, upTo: location.column)
      }
      if let place = Self.ownPlace(of: violation),
        let line = lines[ByteKey(place.path)]?[place.line]
      {
        result.sourceLine = Self.text(of: line, upTo: place.column)
      }
      return result
    }
  }

  /// The place of a violation that none of its evidence shows: in a manifest or configuration.
  private static func ownPlace(of violation: Violation) -> SourceLocation? {
    let place = violation.location
    return place.line > 0 && violation.evidence.first?.location != place ? place : nil
  }

  /// Whether a file lies in the project: one given with `--config` may not.
  private func isInside(_ path: String) -> Bool { root.isInside(path) }

  /// The line at a place; `nil` when it cannot be read.
  package func line(at place: SourceLocation) -> String? {
    lines([place.line], of: place.path)[place.line].flatMap {
      Self.text(of: $0, upTo: place.column)
    }
  }

  /// Lines of a file by their numbers, without line ends. O(bytes).
  private func lines(_ numbers: Set<Int>, of path: String) -> [Int: ArraySlice<UInt8>] {
    guard let bytes = bytes(of: path) else { return [:] }
    let table = bytes.withUnsafeBufferPointer { LineTable(of: $0) }
    var result: [Int: ArraySlice<UInt8>] = [:]
    for number in numbers {
      result[number] = table.range(ofLine: number, in: bytes).map { bytes[$0] }
    }
    return result
  }

  private func bytes(of path: String) -> [UInt8]? {
    guard isInside(path) else { return nil }
    do throws(FileSystemError) {
      let bytes = try root.files.read(path, Self.sizeLimit)
      return path.hasSuffix(".swift") ? bytes : transcribedToUTF8(bytes)
    } catch {
      // The file was there a moment ago; a report without its lines is still a report.
      return nil
    }
  }

  /// The beginning of a line as text; bytes that are not UTF-8 become replacement characters. `nil`
  /// where the place is too far to the right.
  private static func text(of line: ArraySlice<UInt8>, upTo column: Int) -> String? {
    column > columnLimit
      ? nil : String(decoding: line.prefix(max(0, column) + tail), as: UTF8.self)
  }
}
