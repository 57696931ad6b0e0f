import SourceText

/// A comment that takes rules away from a piece of a file, with its place.
package struct Suppression: Hashable, Sendable {
  /// What it says.
  package var text: SuppressionText
  /// Where it stands.
  package var location: SourceLocation
  /// The bytes that it covers; of a whole file all that there may be.
  package var offsets: Range<UInt32>
  /// The first place that it covers, by line and column, both 1-based.
  private var first: Place
  /// The place behind the last one that it covers.
  private var end: Place

  private struct Place: Hashable, Comparable {
    var line: Int
    var column: Int

    static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.line, lhs.column) < (rhs.line, rhs.column)
    }
  }

  /// Makes a suppression of a piece of a file.
  ///
  /// - Parameters:
  ///   - text: what the comment says.
  ///   - offset: where it stands.
  ///   - covered: the bytes that it covers unless it speaks of the whole file.
  ///   - lines: where the lines of the file begin.
  package init(
    _ text: SuppressionText, path: String, offset: Int, covered: Range<Int>, lines: LineTable
  ) {
    func place(_ offset: Int) -> Place {
      let position = lines.position(of: offset)
      return Place(line: position.line, column: position.column)
    }
    let here = place(offset)
    self.text = text
    location = SourceLocation(path: path, line: here.line, column: here.column)
    offsets =
      text.isWholeFile
      ? 0..<UInt32.max
      : UInt32(clamping: covered.lowerBound)..<UInt32(clamping: covered.upperBound)
    first = place(covered.lowerBound)
    end = place(covered.upperBound)
  }

  /// Whether it covers a place of its file; a line as a whole where the place has no column. O(1).
  package func covers(_ place: SourceLocation) -> Bool {
    guard place.path.equalsInBytes(location.path) else { return false }
    if text.isWholeFile { return true }
    if place.column == 0 { return (first.line...end.line).contains(place.line) }
    let wanted = Place(line: place.line, column: place.column)
    return first <= wanted && wanted < end
  }
}

extension FileFacts {
  /// The suppressions of the file at a path, by place.
  package func suppressions(path: String) -> [Suppression] {
    suppressions.compactMap { fact in
      SuppressionText(self[fact.text]).map {
        Suppression(
          $0, path: path, offset: Int(fact.offset), covered: Int(fact.start)..<Int(fact.end),
          lines: lines)
      }
    }
  }
}
