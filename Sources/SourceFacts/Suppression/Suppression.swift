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
  fileprivate var first: Place
  /// The place behind the last one that it covers.
  fileprivate var end: Place

  fileprivate struct Place: Hashable, Comparable {
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

/// What several suppressions of one file cover together.
package struct SuppressedPlaces: Sendable {
  private let offsets: DisjointRanges<UInt32>
  private let places: DisjointRanges<Suppression.Place>
  /// The lines of which something is covered.
  private let lines: DisjointRanges<Int>
  private let isWholeFile: Bool

  /// Joins what suppressions of one file cover. O(n log n) for n of them.
  package init(_ suppressions: [Suppression]) {
    offsets = DisjointRanges(suppressions.map { ($0.offsets.lowerBound, $0.offsets.upperBound) })
    places = DisjointRanges(suppressions.map { ($0.first, $0.end) })
    lines = DisjointRanges(suppressions.map { ($0.first.line, $0.end.line + 1) })
    isWholeFile = suppressions.contains(where: \.text.isWholeFile)
  }

  /// Whether an offset is covered. O(log n).
  package func covers(_ offset: UInt32) -> Bool { offsets.contains(offset) }

  /// Whether a place of the file is covered, as ``Suppression/covers(_:)`` says of one. O(log n).
  package func covers(_ place: SourceLocation) -> Bool {
    if isWholeFile { return true }
    if place.column == 0 { return lines.contains(place.line) }
    return places.contains(Suppression.Place(line: place.line, column: place.column))
  }
}

/// Ranges joined where they meet, so that there is one at most around each value.
private struct DisjointRanges<Bound: Comparable & Sendable>: Sendable {
  private var ranges: [(start: Bound, end: Bound)] = []

  /// Joins ranges, each with the value behind its last one.
  init(_ given: [(start: Bound, end: Bound)]) {
    for range in given.sorted(by: { $0.start < $1.start }) where range.start < range.end {
      if let last = ranges.last, range.start <= last.end {
        ranges[ranges.count - 1].end = max(last.end, range.end)
      } else {
        ranges.append(range)
      }
    }
  }

  func contains(_ value: Bound) -> Bool {
    let following = ranges.partitioningIndex { value < $0.start }
    return following > 0 && value < ranges[following - 1].end
  }
}

/// Places of files, to be asked whether a suppression covers one of them.
package struct PlacesOfFiles: Sendable {
  private var places: [ByteKey: [Suppression.Place]] = [:]
  private var lines: [ByteKey: [Int]] = [:]

  /// Sorts places. O(n log n) for n of them.
  package init(_ locations: some Sequence<SourceLocation>) {
    for location in locations {
      if location.column == 0 {
        lines[ByteKey(location.path), default: []].append(location.line)
      } else {
        places[ByteKey(location.path), default: []].append(
          Suppression.Place(line: location.line, column: location.column))
      }
    }
    places = places.mapValues { $0.sorted() }
    lines = lines.mapValues { $0.sorted() }
  }

  /// Whether a suppression covers one of them. O(log n).
  package func areCovered(by suppression: Suppression) -> Bool {
    let path = ByteKey(suppression.location.path)
    let (places, lines) = (places[path] ?? [], lines[path] ?? [])
    if suppression.text.isWholeFile { return !places.isEmpty || !lines.isEmpty }
    let place = places.partitioningIndex { suppression.first <= $0 }
    if place < places.count, places[place] < suppression.end { return true }
    let line = lines.partitioningIndex { suppression.first.line <= $0 }
    return line < lines.count && lines[line] <= suppression.end.line
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
