import Testing

@testable import ClangFrontend

@Suite("Encodings of C-family files")
struct EncodingTests {
  private static let text = "#import \"É.h\"\nint a; // 😀 é\n@class B;\n"

  private static func utf16(_ text: String, isLittle: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isLittle ? bytes.reversed() : bytes
    }
  }

  private static func utf32(_ text: String, isLittle: Bool) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar in
      let bytes = [24, 16, 8, 0].map { UInt8(scalar.value >> $0 & 0xFF) }
      return isLittle ? bytes.reversed() : bytes
    }
  }

  @Test(
    "that say every character are transcribed without a problem",
    arguments: [
      [0xFF, 0xFE] + utf16(text, isLittle: true), [0xFE, 0xFF] + utf16(text, isLittle: false),
      utf16(text, isLittle: true), utf16(text, isLittle: false),
      [0xFF, 0xFE, 0, 0] + utf32(text, isLittle: true),
      [0, 0, 0xFE, 0xFF] + utf32(text, isLittle: false),
      utf32(text, isLittle: true), utf32(text, isLittle: false), Array(text.utf8),
    ])
  func transcribed(bytes: [UInt8]) {
    for file in bytes.tokenized() {
      #expect(file.text == Array(Self.text.utf8))
      #expect(transcribedToUTF8(bytes) == file.text)
      #expect(file.includes.map(\.path) == ["É.h"])
      #expect(file.words == ["int", "a", ";", "@", "class", "B", ";"])
      #expect(file.problems.isEmpty)
    }
  }

  @Test("with a byte order mark keep the offsets of the bytes")
  func byteOrderMark() {
    for file in ([0xEF, 0xBB, 0xBF] + Array("#import \"A.h\"\nint a;".utf8)).tokenized() {
      #expect(file.includes.map(\.offset) == [12])
      #expect(file.words == ["int", "a", ";"])
      #expect(file.tokens[0].start == 17)
    }
  }

  @Test("such as Latin-1 lose nothing, and are no problem in comments and texts")
  func latin1() {
    let comment = Array("// caf".utf8) + [0xE9] + Array("\nint a = \"".utf8) + [0xFC]
    for file in (comment + Array("\";\n".utf8)).tokenized() {
      #expect(file.words == ["int", "a", "=", "\"?\"", ";"])
      #expect(file.problems.isEmpty)
    }
  }

  @Test("such as Latin-1 are a problem in names")
  func latin1InNames() {
    for file in (Array("int a;\nint caf".utf8) + [0xE9] + Array(";\nint b;".utf8)).tokenized() {
      #expect(file.words.contains("b"))
      #expect(file.problemLines == ["2: not-utf8"])
    }
  }

  @Test("of wide characters that are broken are a problem")
  func broken() {
    let half: [UInt8] = [0xFF, 0xFE] + Self.utf16("int a;\n", isLittle: true) + [0x00, 0xD8]
    for file in (half + Self.utf16("\nint b;", isLittle: true)).tokenized() {
      #expect(file.words.contains("b"))
      #expect(file.problems.map(\.kind) == [.notUTF8])
    }
    for file in ([0xFF, 0xFE] + Self.utf16("int a;", isLittle: true) + [0x20]).tokenized() {
      #expect(file.words == ["int", "a", ";"])
      #expect(file.problems.map(\.kind) == [.notUTF8])
    }
  }
}
