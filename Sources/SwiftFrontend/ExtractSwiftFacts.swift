import SourceFacts
import SourceText
import SwiftParsing
import SwiftSyntax

/// Reads everything that one Swift file says.
///
/// Parsing never fails: what the text lacks or breaks is reported in `problems`, all else
/// is there. What the parser would not survive leaves the file unparsed, as a ``ByteScan`` finds it,
/// and where the parser's nesting limit is reached the rest is missing, with a problem at that place.
/// The caller's thread needs a stack of 64 MB, since syntax trees are walked recursively.
///
/// - Parameters:
///   - source: the bytes of the file; those that are not UTF-8 are read as question
///     marks, with a problem.
///   - path: the file's path; only its last part matters (`main.swift` holds statements).
/// - Complexity: linear in the bytes.
package func extractSwiftFacts(source: UnsafeBufferPointer<UInt8>, path: String) -> FileFacts {
  let input = ParserInput(source)
  let scan = input.scan
  var facts = FileFacts()
  var problems = byteProblems(of: scan)
  problems += input.leftOut.map { excess in
    problem(of: excess, "The code in an '#if' that depends on a version of Swift")
  }
  if scan.isUTF16 {
    // Read as UTF-8 it would be noise.
  } else if let excess = scan.excesses.first {
    problems.append(problem(of: excess, "The file"))
  } else {
    facts = withBytes(of: input, source) { parse($0, path, &problems) }
  }
  facts.codeLines = scan.isUTF16 ? 0 : CodeLineCount(source).lines
  facts.lines = LineTable(of: source)
  facts.problems = problems
  return facts
}

/// The bytes as the parser gets them: without what is left out, and without what is not UTF-8.
private func withBytes<Result>(
  of input: ParserInput, _ source: UnsafeBufferPointer<UInt8>,
  _ body: (UnsafeBufferPointer<UInt8>) -> Result
) -> Result {
  func repaired(_ bytes: UnsafeBufferPointer<UInt8>) -> Result {
    guard input.scan.firstInvalidByte != nil else { return body(bytes) }
    return ByteScan.repaired(bytes).withUnsafeBufferPointer(body)
  }
  return input.bytes?.withUnsafeBufferPointer(repaired) ?? repaired(source)
}

private func problem(of excess: ParserExcess, _ subject: String) -> FactProblem {
  let (predicate, remedy) = excess.description
  return FactProblem(
    kind: .nestingTooDeep, offset: Int32(excess.offset),
    message: "\(subject) \(predicate): it is not analysed. \(remedy).")
}

private func parse(
  _ source: UnsafeBufferPointer<UInt8>, _ path: String, _ problems: inout [FactProblem]
) -> FileFacts {
  let tree = parseSwift(source)
  // Only what has errors can be written in a newer Swift than the parser's.
  guard tree.hasError, let rewritten = RecentSyntax(source).rewritten else {
    return facts(of: tree, source, path, &problems)
  }
  return rewritten.withUnsafeBufferPointer { text in
    let other = parseSwift(text)
    return isBetter(other, than: tree)
      ? facts(of: other, text, path, &problems) : facts(of: tree, source, path, &problems)
  }
}

/// Whether a tree has no errors, fewer ones than another, or only later ones.
private func isBetter(_ tree: SourceFileSyntax, than other: SourceFileSyntax) -> Bool {
  guard tree.hasError else { return true }
  let (own, others) = (syntaxErrors(in: tree), syntaxErrors(in: other))
  guard let first = own.first, let otherFirst = others.first else { return own.isEmpty }
  return own.count < others.count || first.offset > otherFirst.offset
}

private func facts(
  of tree: SourceFileSyntax, _ source: UnsafeBufferPointer<UInt8>, _ path: String,
  _ problems: inout [FactProblem]
) -> FileFacts {
  let isScript = path == "main.swift" || path.hasSuffix("/main.swift")
  let facts = SwiftFile(text: SwiftText(bytes: source), isScript: isScript).read(tree)
  problems.append(contentsOf: syntaxProblems(in: tree, source))
  return facts
}

private func syntaxProblems(
  in tree: SourceFileSyntax, _ source: UnsafeBufferPointer<UInt8>
) -> [FactProblem] {
  if let offset = nestingOverflow(in: tree) {
    return [
      FactProblem(
        kind: .nestingTooDeep, offset: Int32(offset),
        message: "Code is nested more than 256 levels deep, the limit of the parser: what follows "
          + "is not analysed. Split the expression or the block.")
    ]
  }
  guard tree.hasError else { return [] }
  return syntaxErrors(in: tree).map { error in
    if isClosureBehindCollection(source, at: error.offset) {
      return FactProblem(
        kind: .syntaxError, offset: Int32(error.offset),
        message: "A closure behind '[…]', which Swift reads from 6.4 on, is not understood as one "
          + "that the collection is made with: what stands in it is read, its type is not known. "
          + "Write '[…]({ … })' to have it checked.")
    }
    return FactProblem(
      kind: .syntaxError, offset: Int32(error.offset),
      message: error.message.prefix(1).uppercased() + error.message.dropFirst()
        + ": correct it, because the code around it may be missed.")
  }
}

/// Whether an error is found where a brace stands on the line of the closing bracket before it.
private func isClosureBehindCollection(
  _ source: UnsafeBufferPointer<UInt8>, at offset: Int
) -> Bool {
  guard offset <= source.count,
    source[offset...].first(where: { $0 != 0x20 && $0 != 0x09 }) == UInt8(ascii: "{")
  else { return false }
  return source[..<offset].last { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "]")
}

private func byteProblems(of scan: ByteScan) -> [FactProblem] {
  if scan.isUTF16 {
    return [
      FactProblem(
        kind: .unreadableFile, offset: 0,
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
