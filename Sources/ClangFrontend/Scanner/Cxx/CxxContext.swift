import SourceFacts

/// What the text around a place of C++ says: namespaces, the class, the template head before it.
struct CxxContext {
  /// A namespace whose brace is open.
  struct Namespace {
    /// The index of its closing brace.
    var end: Int
    /// How many names it adds.
    var count: Int
    /// The access around it.
    var access: AccessLevel
  }

  /// The names of the namespaces around, outermost first; those without a name leave none.
  var names: [String] = []
  /// The open namespaces, outermost first.
  var namespaces: [Namespace] = []
  /// The namespaces that the file opens or uses.
  var known: Set<String> = []
  /// The name of the class whose members are read, without its template arguments, or -1.
  var className: NameID = -1
  /// The parameter lists of the `template` in front of what comes next.
  var templates: [Range<Int>] = []
}

/// A name of C++ that is declared: `size`, `Cache::Insert`, `~Cache`, `operator==`.
struct CxxName {
  /// What the name stands for.
  enum Kind {
    case plain
    case destructor
    case `operator`
    /// `operator bool`
    case conversion
  }

  /// What it stands for.
  var kind = Kind.plain
  /// The first token, that of the qualifier where there is one.
  var first: Int
  /// The token of the name itself.
  var last: Int
  /// The last name in front of it, or -1.
  var parent = -1
  /// Behind it.
  var end: Int

  /// Whether something stands in front of it.
  var isQualified: Bool { parent >= 0 }
}

extension ClangFileReader {
  /// Looks at a name to be declared, with what qualifies it; `nil` where none begins. O(its tokens).
  func cxxName(from start: Int, to limit: Int) -> CxxName? {
    var name = CxxName(first: start, last: start, end: start)
    var index = symbol(start) == .scope ? start + 1 : start
    while index < limit {
      switch symbol(index) {
      case .identifier:
        name.last = index
        var behind = index + 1
        if symbol(behind) == .less, let end = templateEnd(behind, limit),
          symbol(end + 1) == .scope || symbol(end + 1) == .leftParenthesis
        {
          behind = end + 1
        }
        guard symbol(behind) == .scope, behind + 1 < limit else {
          name.end = behind
          return name
        }
        name.parent = index
        index = behind + 1
        if symbol(index) == .templateKeyword { index += 1 }
        // `int Class::*member`
        if symbol(index) == .star { return nil }
      case .tilde where isIdentifier(index + 1):
        name.kind = .destructor
        name.last = index + 1
        name.end = index + 2
        return name
      case .operatorKeyword:
        name.last = index
        readOperator(&name, limit)
        return name
      default: return nil
      }
    }
    return nil
  }

  private func readOperator(_ name: inout CxxName, _ limit: Int) {
    name.kind = .operator
    var index = name.last + 1
    switch symbol(index) {
    case .leftParenthesis, .leftSquare: index = after(index)
    case .newKeyword, .deleteKeyword:
      index += 1
      if symbol(index) == .leftSquare { index = after(index) }
    case .string:
      index += 1
      if isIdentifier(index) { index += 1 }
    case let other where other == .identifier || other == .scope || other.beginsDeclaration:
      name.kind = .conversion
      while index < limit, symbol(index) != .leftParenthesis, symbol(index) != .semicolon,
        symbol(index) != .leftBrace
      {
        index = next(index)
      }
    default:
      while index < limit, index < name.last + 5, symbol(index) != .leftParenthesis,
        symbol(index) != .semicolon
      {
        index += 1
      }
    }
    name.end = min(index, limit)
  }

  /// The `>` that closes the `<` of a template; `nil` where there is none. O(tokens between).
  func templateEnd(_ open: Int, _ limit: Int) -> Int? {
    if let end = angleEnd(open) { return end < limit ? end : nil }
    var level = 0
    var index = open
    while index < limit, index < open + 256 {
      switch symbol(index) {
      case .less: level += 1
      case .greater:
        level -= 1
        if level == 0 { return index }
      case .leftParenthesis, .leftSquare:
        index = after(index)
        continue
      case .leftBrace, .rightBrace, .semicolon, .rightParenthesis: return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The pieces between the commas of a template's list, where `<` is always a bracket.
  func templatePieces(from start: Int, to end: Int) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var first = start
    var index = start
    var level = 0
    while index < end {
      switch symbol(index) {
      case .less: level += 1
      case .greater: level -= 1
      case .comma where level == 0:
        if first < index { pieces.append(first..<index) }
        first = index + 1
      case .leftParenthesis, .leftSquare, .leftBrace:
        index = after(index)
        continue
      default: break
      }
      index += 1
    }
    if first < end { pieces.append(first..<end) }
    return pieces
  }

  /// The name under which something declared at a place is known: with the namespaces around it.
  func declaredName(_ text: @autoclosure () -> String, plain: NameID) -> NameID {
    guard isCxx, owner < 0, localDepth == 0, !cxx.names.isEmpty else { return plain }
    return names.id(of: cxx.names.joined(separator: "::") + "::" + text())
  }

  /// The name of a token under which its declaration is known.
  func declaredName(_ index: Int) -> NameID {
    declaredName(String(decoding: bytes(index), as: UTF8.self), plain: name(index))
  }

  /// Whether a word stands at a place.
  func isWord(_ index: Int, _ word: StaticString) -> Bool {
    guard self.word(index) >= 0 else { return false }
    return word.withUTF8Buffer { $0.elementsEqual(bytes(index)) }
  }

  /// The access of what others may see.
  var openAccess: AccessLevel { isHeader ? .public : .internal }
}
