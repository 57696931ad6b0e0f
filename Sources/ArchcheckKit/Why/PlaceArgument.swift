/// A place on the command line: `FILE:LINE` or `FILE:LINE:COLUMN`.
package struct PlaceArgument: Equatable, Sendable {
  /// The file as written.
  package var file: String
  /// 1-based line.
  package var line: Int
  /// 1-based column in UTF-8 bytes; `nil` when the whole line is meant.
  package var column: Int?

  /// Whether a text is written like a place, whatever its numbers: it ends with `:` and digits.
  package static func endsWithNumber(_ text: String) -> Bool {
    let digits = text.utf8.reversed().prefix {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    return !digits.isEmpty && text.utf8.dropLast(digits.count).last == UInt8(ascii: ":")
  }

  /// Reads a place; `nil` for a text that does not end with `:` and a number from 1 on.
  package init?(_ text: String) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    while numbers.count < 2, parts.count > 1, let number = parts.last.flatMap({ Int($0) }) {
      numbers.insert(number, at: 0)
      parts.removeLast()
    }
    let file = parts.joined(separator: ":")
    guard let line = numbers.first, !file.isEmpty, numbers.allSatisfy({ $0 > 0 }) else {
      return nil
    }
    self.file = file
    self.line = line
    column = numbers.count > 1 ? numbers[1] : nil
  }
}
