/// Reads the statements of a Ruby manifest: assignments, calls, blocks of them, and methods.
/// Conditions, loops and methods with default values are passed over as a whole, as `unknown`. Never
/// fails. O(length).
package struct RubyParser {
  private let tokens: [RubyToken]
  private var index = 0
  private var depth = 0
  /// UTF-8 offset of what opens the outermost block that has no end.
  private var unclosed: Int?

  /// Deeper nesting than any manifest has.
  private static let depthLimit = 64
  private static let openers: Set<String> = [
    "if", "unless", "case", "while", "until", "for", "def", "class", "module", "begin",
  ]
  private static let modifiers: Set<String> = ["if", "unless", "while", "until", "rescue"]

  /// The statements of a text, and the UTF-8 offset of what opens the outermost block without an end.
  package static func statements(of text: String) -> (all: [RubyStatement], unclosed: Int?) {
    var parser = RubyParser(tokens: RubyLexer.tokens(of: text))
    var result: [RubyStatement] = []
    while parser.index < parser.tokens.count {
      result += parser.statements()
      // An `end` or brace that closes nothing.
      parser.index += 1
    }
    return (result, parser.unclosed)
  }

  /// The value that a text consists of, such as what is between `#{` and `}`.
  package static func expression(of text: String) -> RubyExpression {
    var parser = RubyParser(tokens: RubyLexer.tokens(of: text))
    let value = parser.expression()
    return parser.index == parser.tokens.count ? value : .unknown
  }

  private init(tokens: [RubyToken]) { self.tokens = tokens }

  private var kind: RubyToken.Kind? { index < tokens.count ? tokens[index].kind : nil }
  private var offset: Int { index < tokens.count ? tokens[index].offset : tokens.last?.offset ?? 0 }

  private func isMark(_ mark: String) -> Bool { kind == .mark(mark) }
  private func isWord(_ word: String) -> Bool { kind == .word(word) }

  private mutating func take(_ mark: String) -> Bool {
    guard isMark(mark) else { return false }
    index += 1
    return true
  }

  // MARK: - Statements

  /// The statements up to an `end`, a `}` or the end of the text, which is not taken.
  private mutating func statements() -> [RubyStatement] {
    depth += 1
    defer { depth -= 1 }
    var result: [RubyStatement] = []
    while let kind, kind != .word("end"), kind != .mark("}") {
      if kind == .end {
        index += 1
      } else {
        result.append(statement())
      }
    }
    return result
  }

  private mutating func statement() -> RubyStatement {
    let start = index
    if isWord("def"), depth < Self.depthLimit, let definition = definition() { return definition }
    if isList, depth < Self.depthLimit, let loop = loop() { return loop }
    guard depth < Self.depthLimit, case .word(let first)? = kind, !Self.openers.contains(first)
    else { return unknown(from: start) }
    let path = names()
    if isMark("=") || isMark("+=") || isMark("<<") {
      let isAdded = !isMark("=")
      index += 1
      let values = items()
      guard isAtEnd else { return unknown(from: start, path: path) }
      return RubyStatement(
        path: path, kind: .assignment(values: values, isAdded: isAdded),
        offset: tokens[start].offset)
    }
    return call(path, from: start)
  }

  /// `def name(a, b) … end`; `nil`, with nothing taken, where a parameter is more than a name.
  private mutating func definition() -> RubyStatement? {
    let start = index
    index += 1
    guard case .word(let name)? = kind else {
      index = start
      return nil
    }
    index += 1
    let isBracketed = take("(")
    var parameters: [String] = []
    while case .word(let parameter)? = kind {
      parameters.append(parameter)
      index += 1
      guard take(",") else { break }
    }
    guard !isBracketed || take(")"), take(.end) else {
      index = start
      return nil
    }
    let inner = statements()
    noteEnd(of: start)
    index += 1
    return RubyStatement(
      path: [name], kind: .definition(RubyBlock(parameters: parameters, statements: inner)),
      offset: tokens[start].offset)
  }

  /// `['A', 'B'].each do |name| … end`; `nil`, with nothing taken, for anything else.
  private mutating func loop() -> RubyStatement? {
    let start = index
    let place = offset
    let list = RubyItem(value: primary(), offset: place)
    guard case .array = list.value, take("."), isWord("each") else {
      index = start
      return nil
    }
    index += 1
    guard isWord("do") || isMark("{") else {
      index = start
      return nil
    }
    let block = block()
    return RubyStatement(
      path: ["each"], kind: .call(arguments: [list], block: block), offset: tokens[start].offset)
  }

  private var isList: Bool {
    if case .words? = kind { return true }
    return isMark("[")
  }

  private mutating func take(_ wanted: RubyToken.Kind) -> Bool {
    guard kind == wanted else { return false }
    index += 1
    return true
  }

  private mutating func call(_ path: [String], from start: Int) -> RubyStatement {
    var arguments: [RubyItem] = []
    if take("(") {
      arguments = items()
      guard take(")") else { return unknown(from: start, path: path) }
    } else if !isAtEnd, !isWord("do"), !isMark("{") {
      arguments = items()
    }
    var block: RubyBlock?
    if isWord("do") || isMark("{") { block = self.block() }
    guard isAtEnd else { return unknown(from: start, path: path) }
    return RubyStatement(
      path: path, kind: .call(arguments: arguments, block: block), offset: tokens[start].offset)
  }

  /// Notes a statement whose block goes on to the end of the text.
  private mutating func noteEnd(of start: Int) {
    if index >= tokens.count { unclosed = tokens[start].offset }
  }

  private mutating func block() -> RubyBlock {
    let start = index
    index += 1
    var parameters: [String] = []
    if take("|") {
      while let kind, kind != .mark("|"), kind != .end {
        if case .word(let name) = kind { parameters.append(name) }
        index += 1
      }
      _ = take("|")
    }
    let inner = statements()
    noteEnd(of: start)
    index += 1
    return RubyBlock(parameters: parameters, statements: inner)
  }

  /// Whether a statement ends here.
  private var isAtEnd: Bool {
    kind == nil || kind == .end || kind == .word("end") || kind == .mark("}")
  }

  /// Passes over a statement with all blocks in it.
  private mutating func unknown(from start: Int, path: [String] = []) -> RubyStatement {
    index = start
    var words: [String] = []
    var open = 0
    var braces = 0
    var isFirst = true
    var hasLoop = false
    while let kind {
      if kind == .end {
        if open == 0, braces == 0 { break }
        isFirst = true
        hasLoop = false
        index += 1
        continue
      }
      switch kind {
      case .word("end"):
        if open == 0 { return finished(start, path, words) }
        open -= 1
      case .mark("{"): braces += 1
      case .mark("}"):
        if braces == 0 { return finished(start, path, words) }
        braces -= 1
      case .word("do"):
        if !hasLoop { open += 1 }
      case .word(let word):
        words.append(word)
        let isValue = index > start && tokens[index - 1].kind == .mark("=")
        if Self.openers.contains(word), isFirst || isValue {
          open += 1
          hasLoop = ["while", "until", "for"].contains(word)
        }
      default: break
      }
      isFirst = false
      index += 1
    }
    if open > 0 || braces > 0 { unclosed = tokens[start].offset }
    return finished(start, path, words)
  }

  private mutating func finished(
    _ start: Int, _ path: [String], _ words: [String]
  ) -> RubyStatement {
    // One token at least is taken, whatever it is.
    if index == start { index += 1 }
    return RubyStatement(
      path: path, kind: .unknown(words: words), offset: tokens[start].offset)
  }

  /// Names with dots between them.
  private mutating func names() -> [String] {
    var result: [String] = []
    while case .word(let name)? = kind {
      result.append(name)
      index += 1
      guard isMark(".") || isMark("::"), index + 1 < tokens.count,
        case .word = tokens[index + 1].kind
      else { break }
      index += 1
    }
    return result
  }

  // MARK: - Values

  /// Values with commas between them; `key => value` and `key: value` at the end are one hash.
  private mutating func items() -> [RubyItem] {
    var result: [RubyItem] = []
    var pairs: [RubyPair] = []
    var pairsOffset = 0
    repeat {
      skipEnds()
      if isMark("]") || isMark(")") { break }
      let place = offset
      let before = index
      if case .label(let name)? = kind {
        index += 1
        if pairs.isEmpty { pairsOffset = place }
        pairs.append(RubyPair(key: .symbol(name), value: item()))
      } else {
        let value = expression()
        if take("=>") {
          if pairs.isEmpty { pairsOffset = place }
          pairs.append(RubyPair(key: value, value: item()))
        } else {
          result.append(RubyItem(value: value, offset: place))
        }
      }
      if index == before { break }
    } while take(",")
    if !pairs.isEmpty { result.append(RubyItem(value: .hash(pairs), offset: pairsOffset)) }
    return result
  }

  private mutating func item() -> RubyItem {
    skipEnds()
    let place = offset
    return RubyItem(value: expression(), offset: place)
  }

  private mutating func skipEnds() {
    while kind == .end { index += 1 }
  }

  private mutating func expression() -> RubyExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else { return .unknown }
    var last = postfixed(primary())
    var parts = [last]
    while true {
      if take("+") {
        skipEnds()
        last = postfixed(primary())
        parts.append(last)
      } else if case .string? = kind, case .string = last {
        last = postfixed(primary())
        parts.append(last)
      } else {
        return parts.count == 1 ? last : .sum(parts)
      }
    }
  }

  private mutating func primary() -> RubyExpression {
    switch kind {
    case .string(let parts)?:
      index += 1
      return .string(parts)
    case .symbol(let name)?:
      index += 1
      return .symbol(name)
    case .number?:
      index += 1
      return .number
    case .words(let words)?:
      let place = offset
      index += 1
      return .array(words.map { RubyItem(value: .string([.text($0)]), offset: place) })
    case .mark("[")?:
      index += 1
      let inner = items()
      skipEnds()
      return take("]") ? .array(inner) : .unknown
    case .mark("(")?:
      index += 1
      let inner = expression()
      return take(")") ? inner : .unknown
    case .mark("{")?: return hash()
    case .word(let word)? where !Self.openers.contains(word) && !Self.modifiers.contains(word):
      return .path(names())
    default: return .unknown
    }
  }

  private mutating func hash() -> RubyExpression {
    index += 1
    let inner = items()
    skipEnds()
    guard take("}") else { return .unknown }
    if inner.isEmpty { return .hash([]) }
    if inner.count == 1, case .hash = inner[0].value { return inner[0].value }
    return .unknown
  }

  /// A value with what is called on it: only what leaves it as it is is understood.
  private mutating func postfixed(_ value: RubyExpression) -> RubyExpression {
    var value = value
    while true {
      if isMark("."), index + 1 < tokens.count, case .word(let name) = tokens[index + 1].kind {
        index += 2
        if !["to_s", "freeze", "dup"].contains(name) { value = .unknown }
      } else if case .path = value, isMark("[") || isMark("(") {
        passBrackets()
        value = .unknown
      } else if value == .unknown, isMark("[") || isMark("(") {
        passBrackets()
      } else {
        return value
      }
    }
  }

  /// Passes over brackets with all that is in them.
  private mutating func passBrackets() {
    var open = 0
    while let kind {
      if kind == .mark("(") || kind == .mark("[") { open += 1 }
      if kind == .mark(")") || kind == .mark("]") { open -= 1 }
      index += 1
      if open == 0 { return }
    }
  }
}
