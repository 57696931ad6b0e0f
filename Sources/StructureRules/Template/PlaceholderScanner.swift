/// Takes a line of a template apart: text, `___VARIABLE_name:identifier___`, `<#what to fill in#>`.
struct PlaceholderScanner {
  /// A part of a line.
  struct Part {
    /// What a part is.
    enum Content {
      /// Text that stays.
      case text(String)
      /// A macro of the template's tool: what stands between the underscores.
      case variable(String)
      /// A gap that a person fills in.
      case editor
      /// The beginning or end of a placeholder without the other one; the end of a sentence about it.
      case unfinished(String)
    }

    /// What it is.
    var content: Content
    /// What is written.
    var text: Substring
    /// UTF-8 offset in the line.
    var offset: Int
  }

  private let line: Substring
  private var rest: Substring.UTF8View

  /// Takes a line without its end.
  init(_ line: Substring) {
    self.line = line
    rest = line.utf8
  }

  /// The next part; `nil` at the end of the line.
  mutating func next() -> Part? {
    guard !rest.isEmpty else { return nil }
    if let part = placeholder() { return part }
    var count = 1
    while count < rest.count, !isPlaceholderStart(rest.dropFirst(count)) { count += 1 }
    return take(count) { .text(String($0)) }
  }

  private func isPlaceholderStart(_ text: Substring.UTF8View) -> Bool {
    // Of a run of underscores the last three begin a macro.
    if text.starts(with: "___".utf8) { return text.dropFirst(3).first.map(Self.isLetter) == true }
    return text.starts(with: "<#".utf8) || text.starts(with: "#>".utf8)
  }

  private mutating func placeholder() -> Part? {
    guard isPlaceholderStart(rest) else { return nil }
    if rest.starts(with: "#>".utf8) {
      return take(2) { _ in .unfinished("has no matching '<#'") }
    }
    if rest.starts(with: "<#".utf8) {
      guard let end = Self.endOfEditor(rest.dropFirst(2)) else {
        return take(2) { _ in .unfinished("does not end with '#>' on its line") }
      }
      return take(end + 4) { _ in .editor }
    }
    return macro()
  }

  private mutating func macro() -> Part {
    let inner = rest.dropFirst(3)
    let name = inner.prefix(while: Self.isMacroCharacter)
    let end = Self.offset(of: "___", in: name[...])
    guard let end else {
      if let count = Self.brokenMacro(inner) {
        return take(3 + count) { _ in .unfinished("has a blank in it") }
      }
      return take(3 + name.count) { _ in .unfinished("does not end with '___'") }
    }
    return take(end + 6) { .variable(String($0.dropFirst(3).dropLast(3))) }
  }

  /// How long a macro is, behind its first underscores and with its last, that is broken by blanks alone;
  /// `nil` where no end of one follows, or another macro does. O(length).
  private static func brokenMacro(_ text: Substring.UTF8View) -> Int? {
    let rest = text.prefix { isMacroCharacter($0) || $0 == UInt8(ascii: " ") }
    guard let end = offset(of: "___", in: rest) else { return nil }
    // What begins there may be a whole macro; of a run of underscores the last three do.
    let next = rest.dropFirst(end + 3).prefix(while: isMacroCharacter)
    let isMacro =
      next.first.map(isLetter) == true && offset(of: "___", in: next) != nil
    return isMacro ? nil : end + 3
  }

  private mutating func take(_ count: Int, _ content: (Substring) -> Part.Content) -> Part {
    let start = rest.startIndex
    let offset = line.utf8.distance(from: line.utf8.startIndex, to: start)
    let end = rest.index(start, offsetBy: count)
    let text = line[start..<end]
    rest = rest[end...]
    return Part(content: content(text), text: text, offset: offset)
  }

  /// Where `#>` stands in what follows `<#`; `nil` where the next placeholder, or the end, comes
  /// first. The search ends at either, so that a line of beginnings takes linear time.
  private static func endOfEditor(_ text: Substring.UTF8View) -> Int? {
    var rest = text
    var offset = 0
    while !rest.isEmpty {
      if rest.starts(with: "#>".utf8) { return offset }
      if rest.starts(with: "<#".utf8) { return nil }
      rest = rest.dropFirst()
      offset += 1
    }
    return nil
  }

  private static func offset(of needle: String, in text: Substring.UTF8View) -> Int? {
    var rest = text
    var offset = 0
    while !rest.isEmpty {
      if rest.starts(with: needle.utf8) { return offset }
      rest = rest.dropFirst()
      offset += 1
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isMacroCharacter(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
  }
}
