/// Changes a text in ways that keep most of its structure: parts are removed, repeated, moved,
/// nested, replaced by parts of other texts, and here and there bytes are put in that do not belong.
package struct Mutator {
  /// Where parts of other texts come from.
  package var donors: [[Token]]
  /// What the text is written in.
  package var language: Language
  /// How many bytes the text may have afterwards.
  package var sizeLimit: Int

  private let words: [String]

  /// Makes a mutator.
  package init(language: Language, donors: [[Token]], sizeLimit: Int) {
    self.language = language
    self.donors = donors
    self.sizeLimit = sizeLimit
    words = Vocabulary.words(of: language)
  }

  /// Changes a text once or more often.
  package func mutated(_ text: [Token], _ draw: inout Draw) -> [UInt8] {
    var tokens = text
    let count = draw.percent(60) ? draw.number(in: 1...3) : draw.number(in: 4...16)
    for _ in 0..<count { mutate(&tokens, &draw) }
    var bytes = tokens.text
    if draw.once(in: 12) { flip(&bytes, &draw) }
    if draw.once(in: 60) { bytes = HostileBytes.inAnotherEncoding(bytes, &draw) }
    return bytes.count > sizeLimit ? Array(bytes[..<sizeLimit]) : bytes
  }

  /// Changes a text in one way.
  package func mutate(_ tokens: inout [Token], _ draw: inout Draw) {
    guard !tokens.isEmpty else {
      tokens = draw.element(of: donors) ?? [Token(.word, draw.text(of: words))]
      return
    }
    switch draw.below(27) {
    case 0...2: tokens.removeSubrange(part(of: tokens, &draw))
    case 3, 4: duplicate(&tokens, &draw)
    case 5, 6: swap(&tokens, &draw)
    case 7, 8: move(&tokens, &draw)
    case 9...12: splice(&tokens, &draw)
    case 13...15: collide(&tokens, &draw)
    case 16, 17: nest(&tokens, &draw)
    case 18: repeatPart(&tokens, &draw)
    case 19: tokens.removeSubrange(draw.below(tokens.count)..<tokens.count)
    case 26: conflict(&tokens, &draw)
    case 20, 21: insert(HostileBytes.piece(&draw), into: &tokens, &draw)
    default: insertWord(into: &tokens, &draw)
    }
  }

  /// A random part: what brackets hold, a statement, a line, a block, a run of tokens.
  private func part(of tokens: [Token], _ draw: inout Draw) -> Range<Int> {
    let index = draw.below(tokens.count)
    switch draw.below(language == .yaml ? 12 : 8) {
    case 0, 1: return tokens.group(from: index)
    case 2: return tokens.statement(of: index)
    case 3: return tokens.line(of: index)
    case 4: return index..<min(tokens.count, index + draw.number(in: 2...8))
    case 5: return tokens.angles(from: index)
    case 6, 7: return tokens.token(at: index)
    default: return tokens.block(of: index)
    }
  }

  private func duplicate(_ tokens: inout [Token], _ draw: inout Draw) {
    let range = part(of: tokens, &draw)
    tokens.insert(contentsOf: tokens[range], at: range.upperBound)
  }

  private func swap(_ tokens: inout [Token], _ draw: inout Draw) {
    let (first, second) = (part(of: tokens, &draw), part(of: tokens, &draw))
    let (left, right) = first.lowerBound < second.lowerBound ? (first, second) : (second, first)
    guard left.upperBound <= right.lowerBound else { return }
    let (leftTokens, rightTokens) = (tokens[left], tokens[right])
    tokens.replaceSubrange(right, with: leftTokens)
    tokens.replaceSubrange(left, with: rightTokens)
  }

  private func move(_ tokens: inout [Token], _ draw: inout Draw) {
    let range = part(of: tokens, &draw)
    let moved = Array(tokens[range])
    tokens.removeSubrange(range)
    tokens.insert(contentsOf: moved, at: draw.below(tokens.count + 1))
  }

  private func splice(_ tokens: inout [Token], _ draw: inout Draw) {
    guard let donor = draw.element(of: donors), !donor.isEmpty else { return }
    let taken = donor[part(of: donor, &draw)]
    let place = part(of: tokens, &draw)
    tokens.replaceSubrange(
      draw.percent(50) ? place : place.lowerBound..<place.lowerBound, with: taken)
  }

  /// Gives several names one of few, so that declarations refer to each other in circles.
  private func collide(_ tokens: inout [Token], _ draw: inout Draw) {
    let names = tokens.indices.filter { tokens[$0].kind == .word }
    guard let chosen = draw.element(of: names) else { return }
    let name = tokens[chosen].bytes
    if draw.percent(50) {
      // One name for another wherever that stands.
      guard let other = draw.element(of: names).map({ tokens[$0].bytes }) else { return }
      for index in names where tokens[index].bytes == other { tokens[index].bytes = name }
    } else {
      for _ in 0..<draw.number(in: 1...6) {
        guard let index = draw.element(of: names) else { return }
        tokens[index].bytes = name
      }
    }
  }

  /// Puts a part into itself over and over.
  private func nest(_ tokens: inout [Token], _ draw: inout Draw) {
    let outer = part(of: tokens, &draw)
    guard outer.count > 1 else { return repeatPart(&tokens, &draw) }
    let start = outer.lowerBound + draw.below(outer.count)
    let end = draw.percent(70) ? start + 1 : min(outer.upperBound, start + 1 + draw.below(6))
    let (before, inner) = (tokens[outer.lowerBound..<start], tokens[start..<end])
    let after = draw.once(in: 4) ? [] : tokens[end..<outer.upperBound]
    let count = affordable(draw.repetitions(), of: tokens[outer], in: tokens)
    var nested: [Token] = []
    for _ in 0..<count { nested += before }
    nested += inner
    for _ in 0..<count { nested += after }
    tokens.replaceSubrange(outer, with: nested)
  }

  private func repeatPart(_ tokens: inout [Token], _ draw: inout Draw) {
    let range = part(of: tokens, &draw)
    let repeated = tokens[range]
    let count = affordable(draw.repetitions(), of: repeated, in: tokens)
    var copies: [Token] = []
    for _ in 0..<count { copies += repeated }
    tokens.insert(contentsOf: copies, at: range.upperBound)
  }

  /// How many copies of a part the size limit allows.
  private func affordable(_ count: Int, of part: ArraySlice<Token>, in tokens: [Token]) -> Int {
    let size = tokens.reduce(0) { $0 + $1.bytes.count }
    let partSize = part.reduce(1) { $0 + $1.bytes.count }
    return max(0, min(count, (sizeLimit - size) / partSize))
  }

  /// Writes a part as git leaves it where two branches disagree, now and then without all marks.
  private func conflict(_ tokens: inout [Token], _ draw: inout Draw) {
    let first = tokens.line(of: draw.below(tokens.count))
    let second = tokens.line(of: min(tokens.count - 1, first.upperBound + draw.below(40)))
    var theirs = Array(tokens[first.lowerBound..<second.upperBound])
    if draw.percent(50) { collide(&theirs, &draw) }
    func mark(_ text: String) -> Token { Token(.punctuation, text) }
    if !draw.once(in: 8) { tokens.insert(mark(">>>>>>> theirs\n"), at: second.upperBound) }
    tokens.insert(contentsOf: theirs, at: second.upperBound)
    if !draw.once(in: 8) { tokens.insert(mark("=======\n"), at: second.upperBound) }
    if draw.once(in: 3) { tokens.insert(mark("||||||| base\n"), at: second.upperBound) }
    tokens.insert(mark("<<<<<<< HEAD\n"), at: first.lowerBound)
  }

  private func insert(_ bytes: [UInt8], into tokens: inout [Token], _ draw: inout Draw) {
    let token = Token(.punctuation, bytes[...])
    let index = draw.below(tokens.count)
    if draw.percent(30) { tokens[index] = token } else { tokens.insert(token, at: index) }
  }

  private func insertWord(into tokens: inout [Token], _ draw: inout Draw) {
    let word = Token(.word, draw.text(of: words))
    let index = draw.below(tokens.count)
    switch draw.below(4) {
    case 0: tokens[index] = word
    case 1: tokens.insert(word, at: index)
    default:
      let blank = Token(.space, " ")
      tokens.insert(contentsOf: [blank, word, blank], at: index)
    }
  }

  private func flip(_ bytes: inout [UInt8], _ draw: inout Draw) {
    guard !bytes.isEmpty else { return }
    for _ in 0..<draw.number(in: 1...4) {
      let index = draw.below(bytes.count)
      bytes[index] = draw.percent(50) ? bytes[index] ^ (1 << UInt8(draw.below(8))) : draw.byte()
    }
  }
}
