import SourceFacts
import SourceText

/// What reading the syntax tree of one file gave.
package enum SyntaxTreeAnswer: Hashable, Sendable {
  /// The references of the file, sorted and without duplicates.
  case references([SyntaxTreeReference])
  /// Why there are none: the end of a sentence that begins with "libclang".
  case failure(String)

  private static let referencesWord = "references"
  private static let failureWord = "failure"

  /// The answer as a line, its end included: the paths once, then three numbers a reference.
  package var line: [UInt8] {
    switch self {
    case .failure(let reason): return LineFields.line([Self.failureWord, reason])
    case .references(let references):
      var numbers: [ByteKey: Int] = [:]
      var paths: [String] = []
      var rows: [String] = []
      for reference in references {
        let key = ByteKey(reference.targetPath)
        let number = numbers[key] ?? paths.count
        if number == paths.count {
          numbers[key] = number
          paths.append(reference.targetPath)
        }
        rows += [String(reference.offset), String(number), String(reference.targetOffset)]
      }
      return LineFields.line([Self.referencesWord, String(paths.count)] + paths + rows)
    }
  }

  /// Reads a line without its end; `nil` when it is none of ``line``.
  package init?(line: ArraySlice<UInt8>) {
    guard let fields = LineFields.fields(line), fields.count >= 2 else { return nil }
    if fields[0] == Self.failureWord {
      self = .failure(fields[1])
      return
    }
    guard fields[0] == Self.referencesWord, let count = Int(fields[1]),
      0...(fields.count - 2) ~= count
    else { return nil }
    let paths = fields[2..<2 + count]
    let rows = fields[(2 + count)...]
    guard rows.count.isMultiple(of: 3) else { return nil }
    var references: [SyntaxTreeReference] = []
    for start in stride(from: rows.startIndex, to: rows.endIndex, by: 3) {
      guard let offset = UInt32(rows[start]), let number = Int(rows[start + 1]),
        0..<count ~= number, let targetOffset = UInt32(rows[start + 2])
      else { return nil }
      references.append(
        SyntaxTreeReference(
          offset: offset, targetPath: paths[paths.startIndex + number], targetOffset: targetOffset))
    }
    self = .references(references)
  }
}
