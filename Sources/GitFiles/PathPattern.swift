/// A pattern over paths as git writes them: `*`, `?`, `[a-z]`, `\x` within a name, `**` over names.
///
/// Matches bytes. Time is O(pattern × path) at worst: after a `*` (or `**`) only the last one is
/// ever widened, which suffices because an earlier one can be left as short as it is.
package struct PathPattern: Hashable, Sendable {
  /// What one byte of a name must be.
  private enum Token: Hashable, Sendable {
    case byte(UInt8)
    case anyByte
    case anyBytes
    case set(ByteSet)
  }

  /// What one name (between slashes) must be.
  private enum Part: Hashable, Sendable {
    /// Any number of names.
    case anyNames
    case literal([UInt8])
    case tokens([Token])
  }

  private let parts: [Part]

  /// Longer patterns match nothing, in bytes: no path is as long as that.
  package static let maximumLength = 8192

  /// Reads a pattern; slashes at its ends do not matter. `nil` for one that can match nothing: an
  /// open bracket or a backslash at the end, and one that is too long. O(length).
  package init?(_ text: some Collection<UInt8>) {
    guard text.count <= Self.maximumLength else { return nil }
    let text = Array(text)
    var parts: [Part] = []
    var index = 0
    while index < text.count {
      let start = index
      guard let tokens = Self.tokens(text, from: &index) else { return nil }
      let name = text[start..<index]
      if name.elementsEqual("**".utf8) {
        parts.append(.anyNames)
      } else if !name.isEmpty {
        parts.append(Self.part(tokens))
      }
      index += 1
    }
    // `a/**` means what is below `a`, not `a`: one name at least.
    if parts.last == .anyNames, parts.count > 1 { parts.append(.tokens([.anyBytes])) }
    self.parts = parts
  }

  /// Whether the pattern describes a path, given as its names.
  package func matches(_ names: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    var part = 0
    var name = names.startIndex
    var retry: (part: Int, name: Int)?
    while true {
      if part < parts.count, parts[part] == .anyNames {
        part += 1
        retry = (part, name)
        continue
      }
      if part == parts.count, name == names.endIndex { return true }
      if part < parts.count, name < names.endIndex, Self.matches(parts[part], names[name]) {
        part += 1
        name += 1
        continue
      }
      guard let last = retry, last.name < names.endIndex else { return false }
      retry = (last.part, last.name + 1)
      part = last.part
      name = last.name + 1
    }
  }

  /// Whether the pattern describes a path. O(pattern × path).
  package func matches(path: String) -> Bool {
    let bytes = Array(path.utf8)
    return matches(bytes.split(separator: UInt8(ascii: "/"))[...])
  }

  private static func part(_ tokens: [Token]) -> Part {
    var bytes: [UInt8] = []
    for token in tokens {
      guard case .byte(let byte) = token else { return .tokens(tokens) }
      bytes.append(byte)
    }
    return .literal(bytes)
  }

  /// The tokens up to the next slash or the end, where `index` stands then. A slash in brackets
  /// separates nothing, though it matches nothing either.
  private static func tokens(_ text: [UInt8], from index: inout Int) -> [Token]? {
    var tokens: [Token] = []
    while index < text.count, text[index] != UInt8(ascii: "/") {
      let byte = text[index]
      index += 1
      switch byte {
      case UInt8(ascii: "*"):
        if tokens.last != .anyBytes { tokens.append(.anyBytes) }
      case UInt8(ascii: "?"):
        tokens.append(.anyByte)
      case UInt8(ascii: "["):
        guard let set = ByteSet(bracket: text, from: &index) else { return nil }
        tokens.append(.set(set))
      case UInt8(ascii: "\\"):
        guard index < text.count else { return nil }
        // An escaped slash separates names like any other.
        if text[index] == UInt8(ascii: "/") { return tokens }
        tokens.append(.byte(text[index]))
        index += 1
      default:
        tokens.append(.byte(byte))
      }
    }
    return tokens
  }

  private static func matches(_ part: Part, _ name: ArraySlice<UInt8>) -> Bool {
    switch part {
    case .anyNames: false
    case .literal(let bytes): name.elementsEqual(bytes)
    case .tokens(let tokens): matches(tokens, name)
    }
  }

  private static func matches(_ tokens: [Token], _ name: ArraySlice<UInt8>) -> Bool {
    var token = 0
    var index = name.startIndex
    var retry: (token: Int, index: Int)?
    while true {
      if token < tokens.count, tokens[token] == .anyBytes {
        token += 1
        retry = (token, index)
        continue
      }
      if token == tokens.count, index == name.endIndex { return true }
      if token < tokens.count, index < name.endIndex, matches(tokens[token], name[index]) {
        token += 1
        index += 1
        continue
      }
      guard let last = retry, last.index < name.endIndex else { return false }
      retry = (last.token, last.index + 1)
      token = last.token
      index = last.index + 1
    }
  }

  private static func matches(_ token: Token, _ byte: UInt8) -> Bool {
    switch token {
    case .byte(let expected): byte == expected
    case .anyByte: true
    case .anyBytes: false
    case .set(let set): set.contains(byte)
    }
  }
}
