import SourceText
import Yams

/// Turns the library's marks into locations of ours.
///
/// The library counts columns in Unicode scalars and takes U+0085, U+2028 and U+2029 for line ends;
/// locations count lines as those of all files, and columns in UTF-8 bytes.
struct YAMLPlaces {
  private let path: String
  private let bytes: [UInt8]
  /// For each line of the library, the number of Unicode scalars before it.
  private let starts: [Int]
  /// Offset of every scalar whose number is a multiple of ``stride``, so that a column of a line of
  /// any length is found in constant time.
  private let milestones: [Int]
  private static let stride = 64
  private let lines: LineTable

  init(_ text: String, path: String) {
    self.path = path
    bytes = Array(text.utf8)
    var starts = [0]
    var milestones: [Int] = []
    var scalars = 0
    var index = 0
    while index < bytes.count {
      if scalars.isMultiple(of: YAMLPlaces.stride) { milestones.append(index) }
      let width = YAMLPlaces.breakWidth(bytes, at: index)
      let isPair = width == 2 && bytes[index] == UInt8(ascii: "\r")
      if isPair, (scalars + 1).isMultiple(of: YAMLPlaces.stride) { milestones.append(index + 1) }
      scalars += isPair ? 2 : 1
      index = width > 0 ? index + width : YAMLPlaces.next(after: index, in: bytes)
      if width > 0 { starts.append(scalars) }
    }
    self.starts = starts
    self.milestones = milestones
    lines = LineTable(of: text)
  }

  /// The location of a mark; a missing mark is the file as a whole. O(log lines).
  func location(_ mark: Mark?) -> SourceLocation {
    guard let mark else { return SourceLocation(path: path) }
    guard starts.indices.contains(mark.line - 1) else { return location(atOffset: bytes.count) }
    let scalar = starts[mark.line - 1] + mark.column - 1
    let milestone = scalar / YAMLPlaces.stride
    guard milestones.indices.contains(milestone) else { return location(atOffset: bytes.count) }
    var offset = milestones[milestone]
    for _ in 0..<scalar % YAMLPlaces.stride where offset < bytes.count {
      offset = YAMLPlaces.next(after: offset, in: bytes)
    }
    return location(atOffset: offset)
  }

  /// The offset of the scalar after the one at an offset.
  private static func next(after offset: Int, in bytes: [UInt8]) -> Int {
    var next = offset + 1
    while next < bytes.count, bytes[next] & 0xC0 == 0x80 { next += 1 }
    return next
  }

  /// The location of a UTF-8 offset.
  func location(atOffset offset: Int) -> SourceLocation {
    let position = lines.position(of: min(max(offset, 0), bytes.count))
    return SourceLocation(path: path, line: position.line, column: position.column)
  }

  /// Number of bytes of the line end at an offset; 0 when there is none.
  private static func breakWidth(_ bytes: [UInt8], at index: Int) -> Int {
    func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
    switch bytes[index] {
    case 0x0A: return 1
    case 0x0D: return byte(1) == 0x0A ? 2 : 1
    case 0xC2: return byte(1) == 0x85 ? 2 : 0
    case 0xE2: return byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9) ? 3 : 0
    default: return 0
    }
  }
}
