import SourceText

/// What begins a comment that ends with its line.
package enum LineCommentMark: String, Sendable {
  /// As in YAML and Ruby files.
  case hash = "#"
  /// As in JSON5.
  case slashes = "//"
}

/// The suppressions in comments that end with their lines.
///
/// A comment at a line's end covers that line, one alone on its line the next line that is neither
/// empty nor a comment.
///
/// - Parameters:
///   - text: the text of the file.
///   - mark: what such comments begin with.
///   - path: its path, for locations.
/// - Complexity: O(bytes).
package func suppressions(
  inLineComments text: String, after mark: LineCommentMark, path: String
) -> [Suppression] {
  guard SuppressionText.isMentioned(in: text) else { return [] }
  let mark = Array(mark.rawValue.utf8)
  let bytes = Array(text.utf8)
  let lines = LineTable(of: text)
  let bounds = lines.starts.indices.map { index in
    let next = index + 1 < lines.starts.count ? Int(lines.starts[index + 1]) : bytes.count
    return Int(lines.starts[index])..<next
  }
  // For each line the next one that is neither empty nor a comment.
  var nextCode: [Int?] = Array(repeating: nil, count: bounds.count + 1)
  for index in bounds.indices.reversed() {
    nextCode[index] = isEmptyOrComment(bytes[bounds[index]], mark) ? nextCode[index + 1] : index
  }
  return bounds.indices.compactMap { index in
    let line = bytes[bounds[index]]
    guard let marker = markerInComment(of: line, mark) else { return nil }
    let instruction = String(decoding: line[marker.end...], as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    )[0]
    guard let text = SuppressionText(instruction) else { return nil }
    var covered = bounds[index]
    if line[..<marker.comment].allSatisfy(isSpace) {
      let next = nextCode[index + 1].map { bounds[$0].upperBound }
      covered = covered.lowerBound..<(next ?? covered.upperBound)
    }
    return Suppression(text, path: path, offset: marker.start, covered: covered, lines: lines)
  }
}

private func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }

private func isEmptyOrComment(_ line: ArraySlice<UInt8>, _ mark: [UInt8]) -> Bool {
  let start = line.firstIndex { !isSpace($0) }
  return start.map { line[$0...].starts(with: mark) } ?? true
}

/// Where the marker begins and ends in a line whose comment begins with it, and where the comment
/// begins.
private func markerInComment(
  of line: ArraySlice<UInt8>, _ mark: [UInt8]
) -> (comment: Int, start: Int, end: Int)? {
  var index = line.startIndex
  while index < line.endIndex {
    // Within a word, as in an address, it begins no comment.
    guard line[index] == mark[0], line[index...].starts(with: mark),
      index == line.startIndex || isSpace(line[index - 1])
    else {
      index += 1
      continue
    }
    let start = line[index...].firstIndex { $0 != mark[0] && !isSpace($0) }
    guard let start else { return nil }
    if line[start...].starts(with: SuppressionText.marker.utf8) {
      return (index, start, start + SuppressionText.marker.utf8.count)
    }
    index = start
  }
  return nil
}
