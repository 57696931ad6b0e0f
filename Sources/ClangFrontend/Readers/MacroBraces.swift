/// The braces of namespaces and linkage blocks in the body of a macro, where it holds nothing else.
///
/// The words are compared as they are spelled, since headers that only define macros are read as C.
struct MacroBraces {
  /// What is opened and closed, in order: the names of namespaces, `{` for what adds no name, `}`. Empty
  /// for bodies that hold anything else.
  private(set) var found: [String] = []
  private let body: [Lexeme]
  private let text: UnsafeBufferPointer<UInt8>
  private var index = 0

  /// Reads a body. O(tokens).
  init(_ body: [Lexeme], text: UnsafeBufferPointer<UInt8>) {
    self.body = body
    self.text = text
    while index < body.count {
      guard readPart() else {
        found = []
        return
      }
    }
  }

  private func word(_ place: Int) -> String {
    guard place < body.count, body[place].word >= 0 else { return "" }
    return String(decoding: text[Int(body[place].start)..<Int(body[place].end)], as: UTF8.self)
  }

  private func symbol(_ place: Int) -> GrammarSymbol {
    place < body.count ? body[place].symbol : .endOfFile
  }

  /// Reads what opens or closes one block, or a `using namespace`; gives whether there was one.
  private mutating func readPart() -> Bool {
    switch (symbol(index), word(index)) {
    case (.rightBrace, _):
      found.append("}")
      index += 1
      return true
    case (.externKeyword, _) where symbol(index + 1) == .string && symbol(index + 2) == .leftBrace:
      found.append("{")
      index += 3
      return true
    case (_, "using") where word(index + 1) == "namespace":
      while index < body.count, symbol(index) != .semicolon { index += 1 }
      index += 1
      return true
    case (_, "inline") where word(index + 1) == "namespace":
      index += 2
      return readNamespace(isInline: true)
    case (_, "namespace"):
      index += 1
      return readNamespace(isInline: false)
    default: return false
    }
  }

  private mutating func readNamespace(isInline: Bool) -> Bool {
    var names: [String] = []
    while index < body.count, symbol(index) != .leftBrace {
      guard symbol(index) == .identifier || symbol(index) == .scope else { return false }
      if symbol(index) == .identifier { names.append(word(index)) }
      index += 1
    }
    guard index < body.count else { return false }
    index += 1
    // `a::b` is closed by one brace.
    found.append(isInline || names.isEmpty ? "{" : names.joined(separator: "::"))
    return true
  }
}
