/// What the parser gets of a file: its bytes, without what no compiler parses and without blocks that
/// the parser would not survive and a compiler may pass over.
///
/// A file compiles whatever stands in `#if compiler(>=99)`. So what stands there must not keep the
/// rest of the file from being analysed.
package struct ParserInput {
  /// The bytes, if they are others than those of the file: as many, with blanks for what is left out.
  package private(set) var bytes: [UInt8]?
  /// What the first look at these bytes tells.
  package private(set) var scan: ByteScan
  /// What was too much in blocks that are therefore left out.
  package private(set) var leftOut: [ParserExcess] = []

  /// More blocks than this that are too much leave the whole file unparsed.
  private static let maximumLeftOut = 16

  /// Looks at a file. O(bytes), and once more for each block that is left out.
  package init(_ source: UnsafeBufferPointer<UInt8>) {
    scan = ByteScan(source)
    guard scan.hasVersionConditions, !scan.isUTF16 else { return }
    let blocks = ConditionScan(source).versionBlocks
    blank(blocks.filter(\.isNeverParsed).map(\.range), in: source)
    // The outer ones come last: the block that is left out is the smallest one.
    while let excess = scan.excesses.first, leftOut.count < Self.maximumLeftOut,
      let block = blocks.first(where: { $0.range.contains(excess.offset) })
    {
      leftOut.append(excess)
      blank([block.range], in: source)
    }
  }

  private mutating func blank(_ ranges: [Range<Int>], in source: UnsafeBufferPointer<UInt8>) {
    guard !ranges.isEmpty else { return }
    var changed = bytes ?? [UInt8](source)
    for range in ranges {
      for index in range where !changed[index].endsLine { changed[index] = UInt8(ascii: " ") }
    }
    scan = changed.withUnsafeBufferPointer { ByteScan($0) }
    bytes = changed
  }
}
