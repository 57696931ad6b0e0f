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

extension TokenQueries {
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
}
