/// Changes a text as people and programs leave it while it is written: spliced from others, in other
/// letters, with the marks of a merge, half typed, grown by a generator.
///
/// Where ``Mutator`` moves parts about, this one knows what it puts in.
package struct WritingMutator {
  /// The ways in which it changes a text.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A statement of another text in the place of one, or behind it.
    case statementSplice
    /// An expression or a type of another text in the place of one.
    case expressionSplice
    /// The head of one declaration and the body of another.
    case headSplice
    /// The beginning of one text and the end of another, cut at tokens of one kind.
    case halvesSplice
    /// The lines of two texts by turns.
    case linesSplice
    /// Letters and signs that look like those of ASCII.
    case confusables
    /// Marks above and below a letter, few or very many.
    case combiningMarks
    /// Controls of the direction of writing.
    case directions
    /// Joiners, non-joiners and selectors without a width, inside of tokens.
    case joiners
    /// One name in two normal forms.
    case normalForms
    /// Names and operators of emoji.
    case emoji
    /// Line and paragraph separators, marks of byte order, NUL and other blanks that are none.
    case separators
    /// Bytes that are no UTF-8 inside of tokens.
    case invalidBytes
    /// A name of thousands of letters.
    case longName
    /// Escapes that mean nothing, inside of texts.
    case escapes
    /// What a merge leaves, in the styles of git and others.
    case conflict
    /// The same within a text or a comment.
    case conflictInside
    /// A conflict in the part of a conflict.
    case nestedConflict
    /// The end of the text, behind or inside of a token of some kind.
    case cut
    /// A bracket, text, comment or condition that is opened and not closed, or the other way round.
    case unbalanced
    /// A line as far as it is typed.
    case typing
    /// Lines doubled, exchanged, joined or broken.
    case lines
    /// What an editor puts where something is still to be written.
    case placeholder
    /// One link of a chain, or one level of nesting, as often as it fits.
    case growth
    /// Line breaks of other systems, mixed.
    case lineEnds
  }

  /// What the text is written in.
  package var language: Language
  /// Where parts of other texts come from.
  package var donors: [[Token]]
  /// How many bytes the text may have afterwards.
  package var sizeLimit: Int

  /// Makes a mutator.
  package init(language: Language, donors: [[Token]], sizeLimit: Int) {
    self.language = language
    self.donors = donors
    self.sizeLimit = sizeLimit
  }

  /// Changes a text once or more often.
  package func mutated(_ text: [Token], _ draw: inout Draw) -> [UInt8] {
    var tokens = text
    let count = draw.percent(70) ? draw.number(in: 1...3) : draw.number(in: 4...10)
    for _ in 0..<count {
      guard let kind = draw.element(of: Kind.allCases) else { break }
      mutate(&tokens, as: kind, &draw)
    }
    let bytes = tokens.text
    return bytes.count > sizeLimit ? Array(bytes[..<sizeLimit]) : bytes
  }

  /// Changes a text in one way.
  package func mutate(_ tokens: inout [Token], as kind: Kind, _ draw: inout Draw) {
    if tokens.isEmpty {
      tokens = draw.element(of: donors.filter { !$0.isEmpty }) ?? [Token(.word, "a")]
    }
    switch kind {
    case .statementSplice, .expressionSplice, .headSplice, .halvesSplice, .linesSplice:
      splice(&tokens, as: kind, &draw)
    case .confusables, .combiningMarks, .directions, .joiners, .normalForms, .emoji, .separators,
      .invalidBytes, .longName, .escapes:
      UnicodeText(sizeLimit: sizeLimit).change(&tokens, as: kind, &draw)
    case .conflict, .conflictInside, .nestedConflict:
      ConflictMarks.put(into: &tokens, as: kind, &draw)
    case .cut, .unbalanced, .typing, .lines, .placeholder:
      HalfWritten(language: language).change(&tokens, as: kind, &draw)
    case .growth: Growth(language: language, sizeLimit: sizeLimit).grow(&tokens, &draw)
    case .lineEnds: LineEnds.change(&tokens, &draw)
    }
  }

  // MARK: Splices

  private func splice(_ tokens: inout [Token], as kind: Kind, _ draw: inout Draw) {
    let donor = draw.element(of: donors.filter { !$0.isEmpty }) ?? tokens
    let (here, there) = (draw.below(tokens.count), draw.below(donor.count))
    switch kind {
    case .statementSplice:
      let place = tokens.statement(of: here)
      let isReplaced = draw.percent(50)
      tokens.replaceSubrange(
        isReplaced ? place : place.upperBound..<place.upperBound,
        with: donor[donor.statement(of: there)])
    case .expressionSplice:
      tokens.replaceSubrange(
        tokens.expression(of: here), with: donor[donor.expression(of: there)])
    case .headSplice:
      tokens.replaceSubrange(tokens.head(of: here), with: donor[donor.head(of: there)])
    case .halvesSplice:
      let kind = tokens[here].kind
      let ends = donor.indices.filter { donor[$0].kind == kind }
      tokens.replaceSubrange(here..., with: donor[(draw.element(of: ends) ?? there)...])
    default:
      let lines = (Self.lines(of: tokens), Self.lines(of: donor))
      tokens = (0..<max(lines.0.count, lines.1.count)).flatMap { index -> ArraySlice<Token> in
        let (mine, other) = (index % 2 == 0 ? lines.0 : lines.1, index % 2 == 0 ? lines.1 : lines.0)
        return index < mine.count ? mine[index] : index < other.count ? other[index] : []
      }
    }
  }

  private static func lines(of tokens: [Token]) -> [ArraySlice<Token>] {
    var result: [ArraySlice<Token>] = []
    var start = 0
    while start < tokens.count {
      let line = tokens.line(of: start)
      result.append(tokens[start..<line.upperBound])
      start = line.upperBound
    }
    return result
  }
}
