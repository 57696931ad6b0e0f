/// A comment of a Swift file that takes rules away from a piece of the file.
package struct SuppressionFact: Hashable, Sendable, BitwiseCopyable {
  /// What the comment says behind `archcheck:ignore`, an index into `FileFacts.strings`.
  package var text: NameID
  /// UTF-8 offset of `archcheck:ignore`.
  package var offset: UInt32
  /// UTF-8 offset of the first byte that it covers.
  package var start: UInt32
  /// UTF-8 offset after the last byte that it covers.
  package var end: UInt32

  /// Makes a fact.
  package init(text: NameID, offset: UInt32, start: UInt32, end: UInt32) {
    self.text = text
    self.offset = offset
    self.start = start
    self.end = end
  }
}
