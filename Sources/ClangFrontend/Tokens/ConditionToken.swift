/// A word, number or sign behind `#if`.
struct ConditionToken: Hashable {
  /// As written; `and`, `or` and `not` are the signs that they stand for.
  var text: String
  /// Whether a blank stands before it.
  var isSpaced: Bool

  /// Texts longer than this are cut.
  private static let maximumLength = 200

  /// Whether it is an identifier.
  var isName: Bool {
    guard let first = text.utf8.first else { return false }
    return DirectiveText.continuesName(first) && !(0x30...0x39).contains(first)
  }

  /// The value of a number, whatever its suffix; `nil` of anything else, and of what is too large.
  var number: Int? {
    guard let first = text.utf8.first, (0x30...0x39).contains(first) else { return nil }
    let digits = text.lowercased().filter { $0 != "'" }
    if digits.hasPrefix("0x") {
      return Int(digits.dropFirst(2).prefix { $0.isHexDigit }, radix: 16)
    }
    let plain = digits.prefix { $0.isNumber }
    return digits.dropFirst(plain.count).allSatisfy { $0 == "u" || $0 == "l" } ? Int(plain) : nil
  }

  /// Cuts a condition into tokens.
  ///
  /// - Returns: `nil` for more than the limit.
  static func tokens(of bytes: ArraySlice<UInt8>, limit: Int) -> [ConditionToken]? {
    var tokens: [ConditionToken] = []
    var index = bytes.startIndex
    var isSpaced = false
    while index < bytes.endIndex {
      if bytes[index] <= 0x20 {
        isSpaced = true
        index += 1
        continue
      }
      if tokens.count == limit { return nil }
      let end = end(ofTokenAt: index, in: bytes)
      let text = String(decoding: bytes[index..<end], as: UTF8.self)
      tokens.append(ConditionToken(text: signs[text] ?? text, isSpaced: isSpaced))
      isSpaced = false
      index = end
    }
    return tokens
  }

  private static let signs = ["and": "&&", "or": "||", "not": "!"]

  private static func end(ofTokenAt start: Int, in bytes: ArraySlice<UInt8>) -> Int {
    if DirectiveText.continuesName(bytes[start]) {
      return bytes[start...].firstIndex { !DirectiveText.continuesName($0) } ?? bytes.endIndex
    }
    if bytes[start] == UInt8(ascii: "\"") {
      let rest = bytes[(start + 1)...]
      return (rest.firstIndex { $0 == UInt8(ascii: "\"") }).map { $0 + 1 } ?? bytes.endIndex
    }
    let pair = bytes[start...].prefix(2)
    let isPair = ["&&", "||", "==", "!=", ">=", "<="].contains { pair.elementsEqual($0.utf8) }
    return start + (isPair ? 2 : 1)
  }

  /// Tokens as text, with single blanks where the text has some.
  static func text(of tokens: ArraySlice<ConditionToken>) -> String {
    var text = ""
    for token in tokens {
      if token.isSpaced, !text.isEmpty { text += " " }
      text += token.text
      if text.utf8.count > maximumLength { break }
    }
    return shortened(text)
  }

  /// The beginning of a long text with `…` behind it; others as they are.
  static func shortened(_ text: String) -> String {
    text.utf8.count <= maximumLength ? text : text.prefix(maximumLength / 2) + "…"
  }
}
