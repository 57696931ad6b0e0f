/// The UTF-8 offsets at which the lines of one file begin.
package struct LineTable: Hashable, Sendable {
  /// Offset of the first byte of each line, ascending, beginning with 0.
  package let starts: [UInt32]

  /// Takes ready-made line starts; an empty list stands for an empty file.
  package init(starts: [UInt32]) {
    self.starts = starts.isEmpty ? [0] : starts
  }

  /// The lines of a text as editors count them: `\n`, `\r\n` and a lone `\r` end a line, as they do for
  /// the Swift compiler and for Clang, and nothing else does, whatever the format. O(bytes).
  package init(of text: UnsafeBufferPointer<UInt8>) {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(text.count / 30)
    var index = 0
    while index < text.count {
      // Hardly a byte of a text is as small as those that end lines: eight at a time are passed over.
      if index + 8 <= text.count, !Self.hasSmallByte(UnsafeRawBufferPointer(text), at: index) {
        index += 8
        continue
      }
      let end = min(index + 8, text.count)
      while index < end {
        // Of a pair the second byte ends the line.
        if text[index] == 0x0A
          || text[index] == 0x0D && !(index + 1 < text.count && text[index + 1] == 0x0A)
        {
          starts.append(UInt32(truncatingIfNeeded: index + 1))
        }
        index += 1
      }
    }
    self.starts = starts
  }

  /// Whether one of eight bytes is below 14.
  @inline(__always)
  fileprivate static func hasSmallByte(_ text: UnsafeRawBufferPointer, at index: Int) -> Bool {
    // Taken away from a smaller byte, 14 borrows the bit above it.
    let word = text.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    return (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080 != 0
  }

  /// The lines of a text. O(bytes).
  package init(of text: String) {
    var text = text
    self = text.withUTF8 { LineTable(of: $0) }
  }

  /// The bytes of a line without what ends it; `nil` where there is no such line. O(1).
  ///
  /// - Parameters:
  ///   - line: its number, 1-based.
  ///   - text: the bytes that the table is made of.
  package func range(ofLine line: Int, in text: [UInt8]) -> Range<Int>? {
    guard line >= 1, line <= starts.count else { return nil }
    let start = Int(starts[line - 1])
    guard line < starts.count else { return start..<text.count }
    let end = Int(starts[line]) - 1
    let isPair = end > start && text[end] == 0x0A && text[end - 1] == 0x0D
    return start..<(isPair ? end - 1 : end)
  }

  /// The 1-based line and 1-based column, in UTF-8 bytes, of a byte offset. O(log lines).
  package func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - Int(starts[low]) + 1)
  }
}

extension UInt8 {
  /// Whether it ends a line, alone or as a part of `\r\n`.
  @inlinable
  package var endsLine: Bool { self == 0x0A || self == 0x0D }

  /// Whether it is a space or a tab.
  @inlinable
  package var isBlank: Bool { self == 0x20 || self == 0x09 }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset at which the line of an offset begins. O(line).
  package func startOfLine(at offset: Int) -> Int {
    self[..<Swift.min(offset, count)].lastIndex(where: \.endsLine).map { $0 + 1 } ?? 0
  }

  /// The offset at which the line of an offset ends, before what ends it. O(line).
  package func endOfLine(at offset: Int) -> Int {
    let bytes = UnsafeRawBufferPointer(self)
    var index = Swift.min(offset, count)
    while index < count {
      if index + 8 <= count, !LineTable.hasSmallByte(bytes, at: index) {
        index += 8
        continue
      }
      let end = Swift.min(index + 8, count)
      while index < end {
        if self[index].endsLine { return index }
        index += 1
      }
    }
    return count
  }
}

/// The line around a place, remembered for the places after it on the same line, of which there may
/// be as many as the line has bytes.
package struct LineCursor {
  private var line = 0..<0
  private var isKnown = false

  /// Knows no line yet.
  package init() {}

  /// The line of an offset, without what ends it. O(line) for the first place of a line, else O(1).
  package mutating func line(
    at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    if isKnown, line.lowerBound <= offset, offset <= line.upperBound { return line }
    let start = bytes.startOfLine(at: offset)
    line = start..<Swift.max(start, bytes.endOfLine(at: offset))
    isKnown = true
    return line
  }
}

/// The blanks that a line begins with, remembered for the places after them on the same line.
package struct BlankCursor {
  private var start = -1
  private var end = 0

  /// Knows no line yet.
  package init() {}

  /// Where the blanks end that begin at an offset. O(blanks) at the first question, else O(1).
  package mutating func end(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    if offset == start { return end }
    start = offset
    end = bytes[offset...].firstIndex { $0 > 0x20 } ?? bytes.count
    return end
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element satisfies a condition that holds for all elements behind one that
  /// satisfies it; the end where none does. O(log count).
  package func partitioningIndex(where isIn: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if isIn(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
