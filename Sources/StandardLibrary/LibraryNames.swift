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
  /// The labels of all functions of a name, of those that are declared and not only listed.
  private var labels: [String: Set<String>] = [:]

  /// Reads the declarations of the standard library, those of other modules, and lists of further names. Linear in them.
  init(ofLibrary library: [String], elsewhere: [String], further: String) {
    for text in library { read(text, isOfLibrary: true) }
    for text in elsewhere { read(text, isOfLibrary: false) }
    var kind: Kind?
    for word in further.utf8.split(whereSeparator: \.isBlank) {
      if word.last == UInt8(ascii: ":") {
        kind = Kind(rawValue: String(Substring(word.dropLast())))
      } else if let kind {
        names[kind, default: []].insert(String(Substring(word)))
      }
    }
  }

  /// The names of a kind.
  subscript(kind: Kind) -> Set<String> { names[kind] ?? [] }

  /// The labels of all functions of a name; `nil` where none of them is declared.
  func labels(of name: String) -> Set<String>? { labels[name] }

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
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let (declaration, remarks) = Self.parts(of: line)
      let isOwn = isOfLibrary && !remarks.contains("elsewhere")
      for name in Self.declared(in: declaration, depth: &depth) {
        if isOwn { names[name.isTopLevel ? .topLevel : .member, default: []].insert(name.text) }
        if isOwn, let own = name.labels { labels[name.text, default: []].formUnion(own) }
        guard name.isTopLevel, name.isType else { continue }
        for remark in remarks {
          let kind = Kind(rawValue: remark) ?? Kind(rawValue: remark + "s")
          if let kind { names[kind, default: []].insert(name.text) }
        }
      }
    }
  }

  /// What a line declares, and the words behind `//`.
  private static func parts(
    of line: Substring.UTF8View
  ) -> (declaration: Substring.UTF8View, remarks: [String]) {
    var rest = line
    while let slash = rest.firstIndex(of: UInt8(ascii: "/")) {
      rest = rest[slash...]
      if rest.starts(with: "//".utf8) {
        let words = rest.split { !$0.isPartOfWord }
        return (line[..<slash], words.map { String(Substring($0)) })
      }
      rest = rest.dropFirst()
    }
    return (line, [])
  }

  private struct Name {
    var text: String
    var isTopLevel: Bool
    var isType: Bool
    /// The labels of a function.
    var labels: Set<String>?
  }

  /// The names that a line declares; what stands in parentheses and brackets declares nothing.
  ///
  /// - Parameter depth: how many braces are open, before the line and then behind it.
  private static func declared(in line: Substring.UTF8View, depth: inout Int) -> [Name] {
    var found: [Name] = []
    var keyword: Substring?
    var nesting = 0
    var isInCase = false
    var isBehindFunction = false
    var isLabel = false
    for token in tokens(line) {
      if nesting == 1, isLabel, token != "_", token.first?.isLetter == true {
        found[found.count - 1].labels?.insert(String(token))
      }
      isLabel = isBehindFunction && (nesting == 0 && token == "(" || nesting == 1 && token == ",")
      switch token {
      case "{", "}":
        depth += token == "{" ? 1 : -1
        isInCase = false
      case "(", "[": nesting += 1
      case ")", "]":
        nesting -= 1
        if nesting == 0 { isBehindFunction = false }
      case ";": isInCase = false
      case "," where nesting == 0 && isInCase: keyword = "case"
      case _ where nesting > 0: break
      case "init":
        found.append(Name(text: "init", isTopLevel: false, isType: false, labels: []))
        isBehindFunction = true
      case _ where keywords.contains(token): keyword = token
      default:
        if let keyword, keyword != "extension", token.first?.isLetter == true {
          found.append(
            Name(
              text: String(token), isTopLevel: depth == 0,
              isType: typeKeywords.contains(keyword), labels: keyword == "func" ? [] : nil))
          isInCase = keyword == "case"
          isBehindFunction = keyword == "func"
        }
        keyword = nil
      }
    }
    return found
  }

  /// Words, and everything else byte by byte; blanks and backticks are left out.
  private static func tokens(_ line: Substring.UTF8View) -> [Substring] {
    var tokens: [Substring] = []
    var rest = line
    while let first = rest.first {
      let word = rest.prefix(while: \.isPartOfWord)
      if !word.isEmpty {
        tokens.append(Substring(word))
      } else if !first.isBlank, first != UInt8(ascii: "`") {
        tokens.append(Substring(rest.prefix(1)))
      }
      rest = rest.dropFirst(max(1, word.count))
    }
    return tokens
  }
}

extension UInt8 {
  /// Whether it is a letter, a digit or an underscore; the library's own text holds no others.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") }
}
