import SourceFacts

/// The names that macros of a file make of what they are given: with
/// `#define EXPORTED(name) kiln_##name`, `EXPORTED(open)` is `kiln_open`.
struct MadeNames {
  /// A piece of a name: a text, or the argument.
  private enum Piece {
    case text(String)
    case argument
  }

  private let text: UnsafeBufferPointer<UInt8>
  /// What each macro makes its names of, by its own name.
  private var pieces: [String: [Piece]] = [:]
  /// The names that were made, by the numbers that they got as words.
  private(set) var names: [WordNumber: String] = [:]

  /// Finds the macros with one parameter whose body is one name.
  ///
  /// - Parameter bodies: the tokens of the macros, in their order.
  init(
    macros: [TokenizedFile.Macro], bodies: [[Lexeme]], text: UnsafeBufferPointer<UInt8>
  ) {
    self.text = text
    for (macro, body) in zip(macros, bodies) where macro.isFunctionLike {
      guard macro.parameters.count == 1 else { continue }
      let name = string(macro.name)
      let made = pieces(of: body, parameter: string(macro.parameters[0]))
      // Branches of `#if` that make another name say nothing.
      pieces[name] = pieces[name] == nil ? made ?? [] : []
    }
    pieces = pieces.filter { !$0.value.isEmpty }
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  /// The pieces that a body puts together; `nil` for any other body.
  private func pieces(of body: [Lexeme], parameter: String) -> [Piece]? {
    guard body.count > 1 else { return nil }
    var pieces: [Piece] = []
    for (place, lexeme) in body.enumerated() {
      guard lexeme.symbol == .identifier || lexeme.symbol == .integer else { return nil }
      if place > 0, !isJoined(Int(body[place - 1].end), Int(lexeme.start)) { return nil }
      let word = string(Int(lexeme.start)..<Int(lexeme.end))
      pieces.append(word == parameter ? .argument : .text(word))
    }
    return pieces
  }

  /// Whether `##` and blanks stand between two places, and nothing else.
  private func isJoined(_ start: Int, _ end: Int) -> Bool {
    let between = text[start..<end].filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return between.elementsEqual("##".utf8)
  }

  /// Tokens in which each name that a macro makes is one word. O(tokens).
  mutating func replaced(in lexemes: [Lexeme], _ words: inout NameTable) -> [Lexeme] {
    if pieces.isEmpty { return lexemes }
    var replaced: [Lexeme] = []
    replaced.reserveCapacity(lexemes.count)
    var index = 0
    while index < lexemes.count {
      guard let name = name(at: index, in: lexemes) else {
        replaced.append(lexemes[index])
        index += 1
        continue
      }
      var word = lexemes[index]
      word.word = words.id(of: name).index
      word.end = lexemes[index + 3].end
      names[word.word] = name
      replaced.append(word)
      index += 4
    }
    return replaced
  }

  /// The name that is made at a place, as in `EXPORTED(open)`; `nil` for none.
  private func name(at index: Int, in lexemes: [Lexeme]) -> String? {
    guard index + 3 < lexemes.count, lexemes[index].symbol == .identifier,
      lexemes[index + 1].symbol == .leftParenthesis, lexemes[index + 2].symbol == .identifier,
      lexemes[index + 3].symbol == .rightParenthesis,
      let pieces = pieces[string(Int(lexemes[index].start)..<Int(lexemes[index].end))]
    else { return nil }
    let argument = string(Int(lexemes[index + 2].start)..<Int(lexemes[index + 2].end))
    return pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .argument: argument
      }
    }.joined()
  }
}
