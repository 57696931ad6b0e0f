import SourceFacts
import SourceText

/// A file's bytes as UTF-8.
///
/// UTF-16 and UTF-32 are transcribed, with or without a byte order mark, so that offsets are those of
/// the transcription. In all other files every byte keeps its place; bytes that are not UTF-8, such
/// as those of Latin-1, are read as question marks.
struct DecodedText {
  /// The text.
  private(set) var bytes: [UInt8]
  /// Offsets of bytes that stand for something that is not UTF-8, ascending.
  private(set) var invalid: [Int] = []
  /// Problem of a text in UTF-16 or UTF-32 that is broken.
  private(set) var problem: FactProblem?

  /// Decodes. O(bytes).
  init(_ source: UnsafeBufferPointer<UInt8>) {
    switch Encoding(of: source) {
    case .utf8:
      bytes = [UInt8](source)
      repair()
    case .utf16(let isLittle, let start):
      let units = stride(from: start, to: source.count - 1, by: 2).map { index in
        let first = UInt16(source[index])
        let second = UInt16(source[index + 1])
        return isLittle ? second << 8 | first : first << 8 | second
      }
      (bytes, problem) = Self.transcribed(units, UTF16.self, "UTF-16")
      if (source.count - start) % 2 != 0 { problem = Self.broken("UTF-16", at: bytes.count) }
    case .utf32(let isLittle, let start):
      let units = stride(from: start, to: source.count - 3, by: 4).map { index in
        (0..<4).reduce(UInt32(0)) { unit, place in
          unit << 8 | UInt32(source[index + (isLittle ? 3 - place : place)])
        }
      }
      (bytes, problem) = Self.transcribed(units, UTF32.self, "UTF-32")
      if (source.count - start) % 4 != 0 { problem = Self.broken("UTF-32", at: bytes.count) }
    }
  }

  private mutating func repair() {
    var index = 0
    let found = bytes.withUnsafeMutableBufferPointer { bytes -> [Int] in
      var found: [Int] = []
      while index < bytes.count {
        if bytes[index] < 0x80 {
          index += 1
          continue
        }
        let length = UTF8Sequence.length(in: UnsafeBufferPointer(bytes), at: index)
        if length == 0 {
          bytes[index] = UInt8(ascii: "?")
          found.append(index)
        }
        index += max(length, 1)
      }
      return found
    }
    invalid = found
  }

  private static func transcribed<Codec: UnicodeCodec>(
    _ units: [Codec.CodeUnit], _ codec: Codec.Type, _ name: String
  ) -> ([UInt8], FactProblem?) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(units.count)
    var problem: FactProblem?
    let question = Unicode.UTF8.encode("?") ?? .init()
    var decoder = Codec()
    var iterator = units.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): bytes.append(contentsOf: UTF8.encode(scalar) ?? question)
      case .emptyInput: return (bytes, problem)
      case .error:
        if problem == nil { problem = broken(name, at: bytes.count) }
        bytes.append(UInt8(ascii: "?"))
      }
    }
  }

  private static func broken(_ encoding: String, at offset: Int) -> FactProblem {
    FactProblem(
      kind: .notUTF8, offset: Int32(clamping: offset),
      message: "The file looks like \(encoding), but this is not a valid character: save the file "
        + "as UTF-8. Invalid characters were read as question marks.")
  }

  /// How text is written as bytes; of the wide ones the order and where the text begins.
  fileprivate enum Encoding {
    case utf8
    case utf16(isLittle: Bool, start: Int)
    case utf32(isLittle: Bool, start: Int)

    init(of source: UnsafeBufferPointer<UInt8>) {
      let first = Array(source.prefix(8))
      if first.starts(with: [0xFF, 0xFE, 0, 0]) {
        self = .utf32(isLittle: true, start: 4)
      } else if first.starts(with: [0, 0, 0xFE, 0xFF]) {
        self = .utf32(isLittle: false, start: 4)
      } else if first.starts(with: [0xFF, 0xFE]) {
        self = .utf16(isLittle: true, start: 2)
      } else if first.starts(with: [0xFE, 0xFF]) {
        self = .utf16(isLittle: false, start: 2)
      } else {
        // Without a mark: no text in UTF-8 has a NUL in every other place.
        switch first.map({ $0 == 0 }) {
        case [false, true, false, true, false, true, false, true]:
          self = .utf16(isLittle: true, start: 0)
        case [true, false, true, false, true, false, true, false]:
          self = .utf16(isLittle: false, start: 0)
        case [false, true, true, true, false, true, true, true]:
          self = .utf32(isLittle: true, start: 0)
        case [true, true, true, false, true, true, true, false]:
          self = .utf32(isLittle: false, start: 0)
        default: self = .utf8
        }
      }
    }
  }
}

/// A text in UTF-16 or UTF-32 as UTF-8, the one that offsets in facts of such a file count in; any
/// other as it is. O(bytes).
package func transcribedToUTF8(_ bytes: [UInt8]) -> [UInt8] {
  bytes.withUnsafeBufferPointer { source in
    switch DecodedText.Encoding(of: source) {
    case .utf8: bytes
    case .utf16, .utf32: DecodedText(source).bytes
    }
  }
}
