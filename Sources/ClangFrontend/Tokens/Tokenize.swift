import ProjectModel
import SourceFacts
import SourceText
import CLibclang

/// Cuts a C-family file into tokens and reads its directives.
///
/// libclang cuts, and sees no directive; those are read from the text as it is. Nothing of the text
/// makes this fail: what is wrong with it is reported in `problems`, everything else is there.
///
/// - Parameters:
///   - source: the bytes of the file, in UTF-8, UTF-16, UTF-32 or an encoding with the letters of
///     ASCII.
///   - path: the file's path; only its extension matters.
///   - library: the libclang that cuts.
/// - Complexity: O(bytes), and half a millisecond for setting up libclang.
func tokenize(
  _ source: UnsafeBufferPointer<UInt8>, path: String, library: ClangLibrary
) -> TokenizedFile {
  let kind = SourceFileKind(path: path) ?? .header
  let decoded = DecodedText(source)
  return decoded.bytes.withUnsafeBufferPointer { text in
    let reading = FileTokens(text, kind: kind, library: library)
    return reading.file(decoded)
  }
}

/// The tokens and directives of one file while they are put together.
private struct FileTokens {
  private let text: UnsafeBufferPointer<UInt8>
  private let scan: TextScan
  private let directives: DirectiveReading
  private let lexed: LexedText
  private var tokens: [ClangToken] = []
  private var macros: [TokenizedFile.Macro]

  init(_ text: UnsafeBufferPointer<UInt8>, kind: SourceFileKind, library: ClangLibrary) {
    self.text = text
    let isC = kind == .c
    scan = TextScan(text, isC: isC)
    directives = DirectiveReading(text, scan, names: MacroNames(in: kind))
    macros = directives.macros
    lexed = LexedText(text, isC: isC, library: library)
    sortTokens()
  }

  /// Gives each token to the code or the macro that it stands in, under its condition.
  private mutating func sortTokens() {
    guard let all = lexed.tokens else { return }
    tokens.reserveCapacity(all.count)
    var region = 0
    var directive = 0
    var macro = 0
    let regions = directives.regions
    for var token in all {
      skipEscapedLineEnds(&token)
      guard let kind = kind(of: token) else { continue }
      while region + 1 < regions.count, regions[region + 1].start <= token.start { region += 1 }
      guard let condition = regions[region].condition else { continue }
      let new = ClangToken(
        kind: kind, condition: condition, start: UInt32(clamping: token.start),
        end: UInt32(clamping: token.end))
      while directive < scan.directives.count, scan.directives[directive].end <= token.start {
        directive += 1
      }
      guard directive < scan.directives.count, scan.directives[directive].start <= token.start
      else {
        tokens.append(new)
        continue
      }
      while macro < macros.count, macros[macro].directive.upperBound <= token.start { macro += 1 }
      if macro < macros.count, directives.bodyStarts[macro] <= token.start,
        macros[macro].directive.contains(token.start)
      {
        macros[macro].body.append(new)
      }
    }
  }

  /// Leaves out escaped line ends in front of a token, which libclang counts in.
  private func skipEscapedLineEnds(_ token: inout LexedText.Token) {
    while text[token.start] == UInt8(ascii: "\\"), token.start + 1 < token.end {
      token.start += 1
      while token.start + 1 < token.end, text[token.start] <= 0x20 { token.start += 1 }
    }
  }

  /// What a token is; `nil` for comments, for `#` and for what stands for nothing.
  private func kind(of token: LexedText.Token) -> ClangToken.Kind? {
    let first = text[token.start]
    switch token.kind {
    case Int32(CLibclangTokenComment): return nil
    case Int32(CLibclangTokenKeyword), Int32(CLibclangTokenIdentifier): return .identifier
    case Int32(CLibclangTokenLiteral):
      let isNumber = (0x30...0x39).contains(first) || first == UInt8(ascii: ".")
      return isNumber ? .number : .text
    default:
      switch first {
      // Of what never ends libclang says that it is a sign.
      case UInt8(ascii: "\""), UInt8(ascii: "'"): return .text
      case UInt8(ascii: "#"), UInt8(ascii: "\\"), 0: return nil
      case UInt8(ascii: "/") where isUnendedComment(token): return nil
      case UInt8(ascii: "%"), UInt8(ascii: "?"):
        return isHash(at: token.start) ? nil : .punctuation
      default:
        return DirectiveText.continuesName(first) ? .identifier : .punctuation
      }
    }
  }

  private func isUnendedComment(_ token: LexedText.Token) -> Bool {
    scan.unterminatedComment.map { $0 <= token.start } ?? false
  }

  /// Whether `%` or `?` begins another spelling of `#`, of which libclang saw commas.
  private func isHash(at offset: Int) -> Bool {
    let next = scan.directives.partitioningIndex { $0.word > offset }
    return next < scan.directives.count && scan.directives[next].start <= offset
      || text[offset...].starts(with: "%:".utf8) || text[offset...].starts(with: "??=".utf8)
  }

  /// The file with everything that was read.
  func file(_ decoded: DecodedText) -> TokenizedFile {
    let suppressions = SuppressionReading(
      text, comments: scan.comments, tokens: tokens, directives: scan.directives,
      isBuilt: { directives.condition(at: $0) != nil }
    ).suppressions
    return TokenizedFile(
      text: decoded.bytes, tokens: tokens, includes: directives.includes, macros: macros,
      comments: scan.comments, conditions: directives.conditions,
      lines: LineTable(of: text), codeLines: scan.codeLines,
      problems: problems(of: decoded), suppressions: suppressions)
  }

  private func problems(of decoded: DecodedText) -> [FactProblem] {
    var problems = directives.problems
    if let problem = decoded.problem { problems.append(problem) }
    if let offset = decoded.invalid.first(where: isCode) {
      problems.append(
        FactProblem(
          kind: .notUTF8, offset: Int32(clamping: offset),
          message: "This byte is not UTF-8: save the file as UTF-8. Invalid bytes were read as "
            + "question marks."))
    }
    if let offset = scan.firstNull {
      problems.append(
        FactProblem(
          kind: .syntaxError, offset: Int32(clamping: offset),
          message: "The file contains a NUL byte: remove it, or save the file as UTF-8."))
    }
    if let offset = scan.unterminatedComment {
      problems.append(
        FactProblem(
          kind: .syntaxError, offset: Int32(clamping: offset),
          message: "This comment is never closed, so everything after it is ignored: close it with "
            + "*/."))
    }
    if let offset = scan.unterminatedTexts.first(where: { directives.condition(at: $0) != nil }) {
      problems.append(
        FactProblem(
          kind: .syntaxError, offset: Int32(clamping: offset),
          message: "This string does not end on its line: add the closing quote."))
    }
    if lexed.tokens == nil {
      problems.append(
        FactProblem(
          kind: .unreadableFile, offset: -1,
          message:
            "libclang failed on this file, so only its #import and #include are known: exclude the "
            + "file, or set \(ClangLibrary.environmentVariable) to another libclang."))
    }
    return problems.sorted { ($0.offset, $0.message) < ($1.offset, $1.message) }
  }

  /// Whether an offset stands neither in a comment nor in a text.
  private func isCode(_ offset: Int) -> Bool {
    let comments = scan.comments
    let index = comments.partitioningIndex { $0.upperBound > offset }
    if index < comments.count, comments[index].contains(offset) { return false }
    let all = lexed.tokens ?? []
    let place = all.partitioningIndex { $0.end > offset }
    guard place < all.count, all[place].start <= offset else { return true }
    return kind(of: all[place]) != .text
  }
}
