/// Line breaks of other systems.
enum LineEnds {
  /// Writes the line breaks of a text in another way, or in several.
  static func change(_ tokens: inout [Token], _ draw: inout Draw) {
    let breaks = tokens.indices.filter { tokens[$0].kind == .newline }
    let all = [
      "\r\n", "\r", "\n\r", "\r\r\n", "\u{2028}", "\u{85}", "\u{0B}", "\u{0C}", "\\\n", " \n",
    ]
    let chosen = draw.one("\r\n", "\r\n", "\r", draw.text(of: all))
    let share = draw.one(100, 100, 50, 10)
    let isMixed = draw.percent(40)
    for index in breaks where draw.percent(share) {
      tokens[index] = Token(.newline, isMixed ? draw.text(of: all) : chosen)
    }
    if draw.once(in: 3), tokens.last?.kind == .newline { tokens.removeLast() }
  }
}
