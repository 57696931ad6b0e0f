import SourceFacts
import SourceText

extension InterfaceReader {
  /// Reads a written type and all that it names; attributes in it say nothing.
  func readType(_ role: ReferenceRole = .typePosition) -> ID<TypeFact> {
    skipAttributes()
    while tokens.isWord, ownershipWords.contains(where: tokens.isAt) { tokens.advance() }
    skipAttributes()
    let start = tokens.start
    if tokens.isAt("some") || tokens.isAt("any") {
      let word = takeName()
      return add(.opaque, role, name: word, base: readComposition(role), at: start)
    }
    if tokens.isAt("repeat") || tokens.isAt("each") {
      tokens.advance()
      return readType(role)
    }
    return readComposition(role)
  }

  /// `A & B`, or a type alone.
  private func readComposition(_ role: ReferenceRole) -> ID<TypeFact> {
    let start = tokens.start
    var parts = [readChain(role)]
    while take("&") { parts.append(readChain(role)) }
    return parts.count == 1 ? parts[0] : add(.composition, role, parts: parts, at: start)
  }

  /// `A.B<C>?`, `A.Type` and the like.
  private func readChain(_ role: ReferenceRole) -> ID<TypeFact> {
    let start = tokens.start
    var type = readSimple(role)
    while true {
      if take("?") || take("!") {
        type = add(.optional, role, base: type, at: start)
      } else if take(".") {
        if take("Type") || take("Protocol") {
          type = add(.metatype, role, base: type, at: start)
        } else {
          let place = tokens.start
          let name = takeName()
          type = add(.member, role, name: name, base: type, parts: readArguments(), at: place)
        }
      } else {
        return type
      }
    }
  }

  private func readSimple(_ role: ReferenceRole) -> ID<TypeFact> {
    let start = tokens.start
    if take("[") {
      let first = readType()
      if take(":") {
        let value = readType()
        expect("]")
        return add(.dictionary, role, parts: [first, value], at: start)
      }
      expect("]")
      return add(.array, role, base: first, at: start)
    }
    if take("~") {
      return add(.other, role, name: build.names.id(of: "~"), parts: [readChain(role)], at: start)
    }
    if tokens.isAt("(") { return readParentheses(role) }
    let name = takeName()
    return add(.named, role, name: name, parts: readArguments(), at: start)
  }

  /// `<A, B>` behind a name.
  private func readArguments() -> [ID<TypeFact>] {
    guard take("<") else { return [] }
    var arguments: [ID<TypeFact>] = []
    repeat { arguments.append(readType()) } while take(",")
    expect(">")
    return arguments
  }

  /// A tuple, a function, or a type in parentheses.
  private func readParentheses(_ role: ReferenceRole) -> ID<TypeFact> {
    let start = tokens.start
    expect("(")
    var parts: [ID<TypeFact>] = []
    var labels: [OptionalID<Name>] = []
    while !tokens.isAt(")"), !tokens.isAtEnd {
      let (label, type) = readElement()
      labels.append(OptionalID(label))
      parts.append(type)
      if !take(",") { break }
    }
    expect(")")
    var isFunction = false
    var thrown = false
    while take("async") || take("rethrows") { isFunction = true }
    if take("throws") {
      isFunction = true
      thrown = tokens.isAt("(")
    }
    // A thrown type stands behind the result in the facts; nobody asks for it.
    if thrown, take("(") {
      _ = readType()
      expect(")")
    }
    if isFunction || tokens.isAt("->") {
      expect("->")
      let result = readType()
      return add(.function, role, base: result, parts: parts, at: start)
    }
    if parts.count == 1, labels[0].isNone { return parts[0] }
    let tuple = add(.tuple, role, parts: parts, at: start)
    if labels.contains(where: { !$0.isNone }) { build[tuple].labels = build.list(labels) }
    return tuple
  }

  /// A type with the name in front of it, if there is one.
  func readElement() -> (label: NameID?, type: ID<TypeFact>) {
    guard tokens.isWord else { return (nil, readType()) }
    var ahead = tokens
    ahead.advance()
    if ahead.isAt(":") {
      let label = takeName()
      tokens.advance()
      return (label, readType())
    }
    guard ahead.isWord, !tokens.isAt("some"), !tokens.isAt("any") else { return (nil, readType()) }
    ahead.advance()
    guard ahead.isAt(":") else { return (nil, readType()) }
    let label = takeName()
    tokens.advance()
    tokens.advance()
    return (label, readType())
  }

  /// Passes over `@escaping`, `@Builder<Content>` and the like, which say nothing of the type.
  func skipAttributes() {
    while take("@") {
      let hasWords = tokens.isAt("convention") || tokens.isAt("isolated")
      tokens.advance()
      while take(".") { tokens.advance() }
      if hasWords, tokens.isAt("(") { skipBrackets() }
      if take("<") { skipArguments() }
    }
  }

  private func skipArguments() {
    var depth = 1
    while depth > 0, !tokens.isAtEnd {
      depth += tokens.isAt("<") ? 1 : tokens.isAt(">") ? -1 : 0
      tokens.advance()
    }
  }

  private func add(
    _ kind: TypeFact.Kind, _ role: ReferenceRole, name: NameID? = nil, base: ID<TypeFact>? = nil,
    parts: [ID<TypeFact>] = [], at offset: Int
  ) -> ID<TypeFact> {
    build.add(
      TypeFact(
        kind: kind, role: role, condition: .always, name: name, base: base,
        parts: build.list(parts), owner: build.owner, offset: UInt32(offset)))
  }
}

/// Words in front of a type that say who owns the value.
private let ownershipWords: [StaticString] = [
  "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared",
]
