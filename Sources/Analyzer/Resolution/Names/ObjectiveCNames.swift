import SourceFacts

/// The names by which Objective-C knows what Swift declares, where `@objc(…)` says nothing.
enum ObjectiveCNames {
  /// The setter of a property: `setName:` for `name`. O(length).
  static func setter(of property: String) -> String { "set\(capitalised(property)):" }

  /// The selector of a function or initialiser by its base name and argument labels, `_` for none.
  ///
  /// As the compiler makes it: `With` stands before the first label, unless either side of it is a
  /// preposition already; what fails or waits has one more parameter. O(length).
  static func selector(base: String, labels: [String], marks: DeclarationMarks) -> String {
    let isAsync = marks.contains(.isAsync)
    let isThrowing = marks.contains(.isThrowing) && !isAsync
    guard let first = labels.first else {
      return base + (isAsync ? "WithCompletionHandler:" : isThrowing ? "AndReturnError:" : "")
    }
    var selector = base
    if first != "_" {
      let isJoined =
        prepositions.contains(firstWord(of: first)) || prepositions.contains(lastWord(of: base))
      selector += (isJoined ? "" : "With") + capitalised(first)
    }
    selector += ":"
    for label in labels.dropFirst() { selector += (label == "_" ? "" : label) + ":" }
    return selector + (isAsync ? "completionHandler:" : isThrowing ? "error:" : "")
  }

  /// A word that begins with a capital letter. O(length).
  static func capitalised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func firstWord(of name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst().prefix { !$0.isUppercase }
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }

  /// The words that Swift's compiler counts as prepositions in names.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
