import SourceFacts
import SourceText
import SwiftParser
import SwiftSyntax

/// Reads everything that one Swift file says.
///
/// Parsing never fails: what the text lacks or breaks is reported in `problems`, all else
/// is there. Deep input is reported, not followed: `#if` nested deeper than 256, more than 16 `[` in a
/// row, or generic arguments nested deeper than 100 leave the file unparsed, and where the
/// parser's nesting limit is reached the rest is missing, with a problem at that place. The
/// caller's thread needs a stack of 64 MB, since syntax trees are walked recursively.
///
/// - Parameters:
///   - source: the bytes of the file; those that are not UTF-8 are read as question
///     marks, with a problem.
///   - path: the file's path; only its last part matters (`main.swift` holds statements).
/// - Complexity: linear in the bytes.
package func extractSwiftFacts(source: UnsafeBufferPointer<UInt8>, path: String) -> FileFacts {
  let scan = ByteScan(source)
  var facts = FileFacts()
  var problems = byteProblems(of: scan)
  if scan.isUTF16 {
    // Read as UTF-8 it would be noise.
  } else if let deep = scan.tooDeepCondition {
    problems.append(
      FactProblem(
        kind: .nestingTooDeep, offset: Int32(deep),
        message:
          "The file nests #if more than \(ByteScan.maximumConditionDepth) levels deep, or contains "
          + "more than \(ByteScan.maximumConditionCount) of them: it is not analysed. Split it, or "
          + "flatten its conditions."))
  } else if let brackets = scan.tooManyBrackets {
    problems.append(
      FactProblem(
        kind: .nestingTooDeep, offset: Int32(brackets),
        message: "There are more than \(ByteScan.maximumBracketRun) [ in a row, or more than "
          + "\(ByteScan.maximumAngleDepth) nested <: the file is not analysed. Split the literal "
          + "or the type."))
  } else if scan.firstInvalidByte != nil {
    facts = ByteScan.repaired(source).withUnsafeBufferPointer { parse($0, path, &problems) }
  } else {
    facts = parse(source, path, &problems)
  }
  facts.codeLines = scan.isUTF16 ? 0 : CodeLineCount(source).lines
  facts.lines = LineTable(of: source)
  facts.problems = problems
  return facts
}

/// Brackets nested deeper are not followed. The parser's own default differs between its debug
/// and release builds.
private let maximumNestingLevel = 256

private func parse(
  _ source: UnsafeBufferPointer<UInt8>, _ path: String, _ problems: inout [FactProblem]
) -> FileFacts {
  var parser = Parser(source, maximumNestingLevel: maximumNestingLevel)
  let tree = SourceFileSyntax.parse(from: &parser)
  let isScript = path == "main.swift" || path.hasSuffix("/main.swift")
  let facts = SwiftFile(text: SwiftText(bytes: source), isScript: isScript).read(tree)
  if tree.hasError || tree.hasMaximumNestingLevelOverflow {
    problems.append(contentsOf: syntaxProblems(in: tree))
  }
  return facts
}

private func byteProblems(of scan: ByteScan) -> [FactProblem] {
  if scan.isUTF16 {
    return [
      FactProblem(
        kind: .notUTF8, offset: 0,
        message: "The file is UTF-16, not UTF-8: it is not analysed. Save it as UTF-8.")
    ]
  }
  var problems: [FactProblem] = []
  if let offset = scan.firstInvalidByte {
    problems.append(
      FactProblem(
        kind: .notUTF8, offset: Int32(offset),
        message: "This byte is not UTF-8: save the file as UTF-8. Invalid bytes were read as "
          + "question marks."))
  }
  if let offset = scan.firstNullByte {
    problems.append(
      FactProblem(
        kind: .syntaxError, offset: Int32(offset),
        message: "The file contains a NUL byte: remove it, or save the file as UTF-8."))
  }
  return problems
}
