/// The names that the library's text declares or lists, by what it says of them.
///
/// A remark behind a declaration says what its types are: `container`, `failing`, `value`, `protocol`; `elsewhere` marks
/// names that other modules declare too, so that using them tells nothing.
struct LibraryNames: Sendable {
  /// What a list of names or a remark says.
  enum Kind: String, CaseIterable {
    case topLevel = "top-level"
    case member = "members"
    case container = "containers"
    case failing = "failing"
    case value = "values"
    case `protocol` = "protocols"
  }

  private var names: [Kind: Set<String>] = [:]

  /// Reads the declarations of the standard library, those of other modules, and lists of further names. Linear in them.
  init(ofLibrary library: [String], elsewhere: [String], further: String) {
    for text in library { read(text, isOfLibrary: true) }
    for text in elsewhere { read(text, isOfLibrary: false) }
    var kind: Kind?
    for word in further.split(whereSeparator: \.isWhitespace) {
      if word.last == ":" {
        kind = Kind(rawValue: String(word.dropLast()))
      } else if let kind {
        names[kind, default: []].insert(String(word))
      }
    }
  }

  /// The names of a kind.
  subscript(kind: Kind) -> Set<String> { names[kind] ?? [] }

  // MARK: Declarations

  /// Words in front of the name of a declaration.
  private static let keywords: Set<Substring> = [
    "protocol", "struct", "class", "enum", "actor", "typealias", "associatedtype", "func", "var",
    "let", "case", "extension",
  ]

  private static let typeKeywords: Set<Substring> = [
    "protocol", "struct", "class", "enum", "actor", "typealias",
  ]

  private mutating func read(_ text: String, isOfLibrary: Bool) {
    var depth = 0
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "//", maxSplits: 1)
      let remarks = parts.count > 1 ? parts[1].split { $0 == " " || $0 == "," } : []
      let isOwn = isOfLibrary && !remarks.contains("elsewhere")
      for name in Self.declared(in: parts[0], depth: &depth) {
        if isOwn { names[name.isTopLevel ? .topLevel : .member, default: []].insert(name.text) }
        guard name.isTopLevel, name.isType else { continue }
        for remark in remarks {
          let kind = Kind(rawValue: String(remark)) ?? Kind(rawValue: remark + "s")
          if let kind { names[kind, default: []].insert(name.text) }
        }
      }
    }
  }

  private struct Name {
    var text: String
    var isTopLevel: Bool
    var isType: Bool
  }

  /// The names that a line declares; what stands in parentheses and brackets declares nothing.
  ///
  /// - Parameter depth: how many braces are open, before the line and then behind it.
  private static func declared(in line: Substring, depth: inout Int) -> [Name] {
    var found: [Name] = []
    var keyword: Substring?
    var nesting = 0
    var isInCase = false
    for token in tokens(line) {
      switch token {
      case "{", "}":
        depth += token == "{" ? 1 : -1
        isInCase = false
      case "(", "[": nesting += 1
      case ")", "]": nesting -= 1
      case ";": isInCase = false
      case "," where nesting == 0 && isInCase: keyword = "case"
      case _ where nesting > 0: break
      case "init": found.append(Name(text: "init", isTopLevel: false, isType: false))
      case _ where keywords.contains(token): keyword = token
      default:
        if let keyword, keyword != "extension", token.first?.isLetter == true {
          found.append(
            Name(
              text: String(token), isTopLevel: depth == 0,
              isType: typeKeywords.contains(keyword)))
          isInCase = keyword == "case"
        }
        keyword = nil
      }
    }
    return found
  }

  /// Words, and everything else character by character; blanks and backticks are left out.
  private static func tokens(_ line: Substring) -> [Substring] {
    var tokens: [Substring] = []
    var rest = line
    while let first = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if !word.isEmpty {
        tokens.append(word)
      } else if first != " ", first != "`" {
        tokens.append(rest.prefix(1))
      }
      rest = rest.dropFirst(max(1, word.count))
    }
    return tokens
  }
}
