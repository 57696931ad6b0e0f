import CLibclang

/// A text cut into tokens by libclang, which sees no directive of it and parses nothing.
///
/// The text is handed over behind `#if 0`, and without a single `#`: what the preprocessor skips it
/// neither expands nor includes nor analyses, so that no text makes it slow or brings it down.
/// Everything that libclang makes is given back before the call returns: what it costs is setting up
/// a translation unit, about half a millisecond a file, of which the index is a tenth.
struct LexedText {
  /// A token of the text.
  struct Token {
    /// One of the kinds `CLibclangToken…`.
    var kind: Int32
    /// UTF-8 offset of its first byte in the text.
    var start: Int
    /// UTF-8 offset after its last byte.
    var end: Int
  }

  /// The tokens, comments too; `nil` where libclang gave up.
  private(set) var tokens: [Token]?

  private static let prefix = Array("#if 0\n".utf8)
  private static let fileName = "archcheck-source"

  /// Cuts a text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - isC: whether it is C and nothing else; all others are read as Objective-C++.
  ///   - library: the library that does it.
  /// - Complexity: O(bytes).
  init(_ text: UnsafeBufferPointer<UInt8>, isC: Bool, library: ClangLibrary) {
    var buffer = Self.prefix
    buffer.reserveCapacity(Self.prefix.count + text.count + 2)
    appendInert(text, to: &buffer)
    buffer.append(UInt8(ascii: "\n"))
    tokens = buffer.withUnsafeBufferPointer { bytes in
      Self.tokens(of: bytes, isC: isC, in: library.functions.table.pointee)
    }
  }

  private static func tokens(
    of bytes: UnsafeBufferPointer<UInt8>, isC: Bool, in clang: CLibclang
  ) -> [Token]? {
    guard let index = clang.createIndex(0, 0) else { return nil }
    defer { clang.disposeIndex(index) }
    guard let unit = translationUnit(of: bytes, isC: isC, index: index, in: clang) else {
      return nil
    }
    defer { clang.disposeTranslationUnit(unit) }
    guard let file = clang.getFile(unit, fileName) else { return nil }
    let start = clang.getLocationForOffset(unit, file, UInt32(prefix.count))
    let end = clang.getLocationForOffset(unit, file, UInt32(bytes.count))
    var list: UnsafeMutablePointer<CXToken>?
    var count: UInt32 = 0
    clang.tokenize(unit, clang.getRange(start, end), &list, &count)
    defer { clang.disposeTokens(unit, list, count) }
    var tokens: [Token] = []
    tokens.reserveCapacity(Int(count))
    for token in UnsafeBufferPointer(start: list, count: Int(count)) {
      let extent = clang.getTokenExtent(unit, token)
      var first: UInt32 = 0
      var last: UInt32 = 0
      clang.getSpellingLocation(clang.getRangeStart(extent), nil, nil, nil, &first)
      clang.getSpellingLocation(clang.getRangeEnd(extent), nil, nil, nil, &last)
      let begin = Int(first) - prefix.count
      guard begin >= 0, last > first, Int(last) < bytes.count else { continue }
      tokens.append(
        Token(kind: clang.getTokenKind(token), start: begin, end: Int(last) - prefix.count))
    }
    return tokens
  }

  private static func translationUnit(
    of bytes: UnsafeBufferPointer<UInt8>, isC: Bool, index: CXIndex, in clang: CLibclang
  ) -> CXTranslationUnit? {
    // The dialect fixes what versions differ in. The target spares the search for a host compiler
    // and many built-in functions, the lack of predefined macros half of the time that is left.
    let arguments =
      isC ? ["-xc", "-std=c17", "-fno-trigraphs"] : ["-xobjective-c++", "-std=gnu++17"]
    return withCStrings(arguments + Self.commonArguments) { pointers in
      fileName.withCString { name -> CXTranslationUnit? in
        bytes.withMemoryRebound(to: CChar.self) { characters -> CXTranslationUnit? in
          guard let contents = characters.baseAddress else { return nil }
          var file = CXUnsavedFile(
            Filename: name, Contents: contents, Length: UInt(characters.count))
          var unit: CXTranslationUnit?
          let status = clang.parseTranslationUnit2(
            index, name, pointers.baseAddress, Int32(pointers.count), &file, 1,
            UInt32(CLibclangSingleFileParse), &unit)
          return status == 0 ? unit : nil
        }
      }
    }
  }

  private static let commonArguments = [
    "-nostdinc", "-nostdinc++", "-w", "-undef", "-target", "wasm32-unknown-unknown",
  ]
}

/// Calls a function with texts ending in NUL, which live as long as the call.
private func withCStrings<Value>(
  _ texts: [String], _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Value
) -> Value {
  var bytes: [CChar] = []
  var starts: [Int] = []
  for text in texts {
    starts.append(bytes.count)
    bytes += text.utf8.map { CChar(bitPattern: $0) } + [0]
  }
  return bytes.withUnsafeBufferPointer { bytes in
    let pointers = starts.map { start in bytes.baseAddress.map { $0 + start } }
    return pointers.withUnsafeBufferPointer(body)
  }
}
