/// The names that Swift gives to the constants of an enumeration of Objective-C.
enum SwiftCaseNames {
  /// The names of an enumeration's cases: without the words that all share with each other and with
  /// the enumeration, beginning with a small letter.
  static func names(of names: [String], in enumeration: String) -> [String] {
    guard let first = names.first else { return [] }
    var prefix = CamelCase(first).words
    for name in names.dropFirst() {
      let words = CamelCase(name).words
      var count = 0
      while count < prefix.count, count < words.count, prefix[count] == words[count] { count += 1 }
      prefix.removeLast(prefix.count - count)
    }
    let shared = prefix.joined()
    let length =
      names.count > 1 && !shared.isEmpty
      ? commonLength(shared, enumeration) : commonLength(first, enumeration)
    return names.map { name in
      var cut = length
      if name.hasPrefix("k"), !enumeration.hasPrefix("k"),
        name.dropFirst().first?.isUppercase ?? false, length == 0
      {
        let bare = String(name.dropFirst())
        let own = commonLength(bare, enumeration)
        if own > 0 { cut = own + 1 }
      }
      var rest = name.dropFirst(cut)
      while rest.first == "_" { rest = rest.dropFirst() }
      guard let head = rest.first else { return name }
      if head.isNumber { return keepingWord(before: cut, of: name) }
      return CamelCase.lowered(rest)
    }
  }

  /// The name of a constant as a member of its type, whose name it begins with; `nil` for others.
  static func name(ofConstant name: String, type: String) -> String? {
    let length = commonLength(name, type)
    let rest = name.dropFirst(length)
    guard length > 0, let first = rest.first, !first.isNumber else { return nil }
    return CamelCase.lowered(rest)
  }

  /// How much of a name, in whole words, an enumeration's name begins with too; its plural `s` of
  /// options and its last word `Type` or `Mask` do not matter.
  private static func commonLength(_ name: String, _ enumeration: String) -> Int {
    var best = 0
    for own in [enumeration, singular(enumeration)] {
      var length = 0
      var rest = Substring(own)
      for word in CamelCase(name).words {
        let bare = word.prefix { $0 != "_" }
        guard rest.hasPrefix(bare) else { break }
        // A word of the name must not end inside one of the enumeration's.
        let behind = rest.dropFirst(bare.count).drop { $0 == "_" }
        if let next = behind.first, next.isLowercase { break }
        length += word.count
        rest = behind
      }
      best = max(best, length)
    }
    return best
  }

  private static func singular(_ name: String) -> String {
    if name.hasSuffix("ies") { return name.dropLast(3) + "y" }
    if name.hasSuffix("s") { return String(name.dropLast()) }
    return name
  }

  /// A case cannot begin with a digit: the word in front of it stays.
  private static func keepingWord(before cut: Int, of name: String) -> String {
    let words = CamelCase(name.prefix(cut)).words
    guard let last = words.last else { return name }
    return CamelCase.lowered(name.dropFirst(cut - last.count))
  }
}
