/// A file that a header includes or imports.
package struct IncludeLine: Hashable {
  /// The path as written between the quotes or angle brackets.
  package var path: String
  /// Whether it stands in angle brackets.
  package var isAngled: Bool
}

/// The `#include` and `#import` lines of a text of the C family, in the order written.
///
/// Comments are known, conditions are not: what is included under any of them counts. Includes by a
/// macro's name are left out. O(length).
package func includeLines(in text: String) -> [IncludeLine] {
  var result: [IncludeLine] = []
  var comments = CommentScanner()
  for line in text.utf8.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == 0x0D }) {
    if let include = includeLine(comments.code(of: line)) { result.append(include) }
  }
  return result
}

private func includeLine(_ line: [UInt8]) -> IncludeLine? {
  var rest = line.drop(while: isBlank)
  guard rest.first == UInt8(ascii: "#") else { return nil }
  rest = rest.dropFirst().drop(while: isBlank)
  let words = ["include_next", "include", "import"]
  guard let word = words.first(where: { rest.starts(with: $0.utf8) }) else { return nil }
  rest = rest.dropFirst(word.utf8.count).drop(while: isBlank)
  let isAngled = rest.first == UInt8(ascii: "<")
  guard isAngled || rest.first == UInt8(ascii: "\"") else { return nil }
  rest = rest.dropFirst()
  guard let end = rest.firstIndex(of: UInt8(ascii: isAngled ? ">" : "\"")) else { return nil }
  return IncludeLine(path: String(decoding: rest[..<end], as: UTF8.self), isAngled: isAngled)
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}

/// Takes the comments of C out of one line after the other.
package struct CommentScanner {
  private var isInside = false

  /// Begins outside of comments.
  package init() {}

  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")

  /// What of the next line is no comment; a comment is one blank. Text in quotes stays as it is.
  package mutating func code(of line: some Collection<UInt8>) -> [UInt8] {
    let line = Array(line)
    var code: [UInt8] = []
    var isQuoted = false
    var index = 0
    while index < line.count {
      let byte = line[index]
      let next = index + 1 < line.count ? line[index + 1] : 0
      index += 1
      if isInside {
        guard byte == Self.star, next == Self.slash else { continue }
        isInside = false
        code.append(UInt8(ascii: " "))
        index += 1
      } else if isQuoted {
        code.append(byte)
        isQuoted = byte != UInt8(ascii: "\"")
      } else if byte == Self.slash, next == Self.slash {
        return code
      } else if byte == Self.slash, next == Self.star {
        isInside = true
        index += 1
      } else {
        code.append(byte)
        isQuoted = byte == UInt8(ascii: "\"")
      }
    }
    return code
  }
}
