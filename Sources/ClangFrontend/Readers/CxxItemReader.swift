import SourceFacts
import SourceText

/// What only C++ has beside declarations: namespaces, `using`, concepts, friends.
struct CxxItemReader: GrammarReader {
  let reading: FileReading

  /// Reads what only C++ has at file level, and in namespaces; gives whether there was such a thing.
  func read(to limit: Int, _ place: Place = .file) -> Bool {
    leaveNamespaces()
    switch symbol(position) {
    case .namespaceKeyword: readNamespace(to: limit)
    case .specifier where symbol(position + 1) == .namespaceKeyword:
      position += 1
      readNamespace(to: limit)
    case .externKeyword where symbol(position + 1) == .templateKeyword: position += 2
    case .leftSquare where symbol(position + 1) == .leftSquare: position = after(position)
    case .usingKeyword: readUsing(to: limit)
    case .templateKeyword: templates.readHead(to: limit)
    case .staticAssertKeyword: readStaticAssertion(to: limit)
    case .conceptKeyword: readConcept(to: limit)
    case .friendKeyword: readFriend(to: limit)
    case .virtualKeyword, .explicitKeyword, .operatorKeyword, .tilde, .scope:
      cxxDeclarations.read(to: limit, place)
    default: return false
    }
    return true
  }

  /// Closes the namespaces that end in front of the position.
  private func leaveNamespaces() {
    while let last = reading.cxx.namespaces.last, position >= last.end {
      reading.cxx.namespaces.removeLast()
      facts.namespaces.removeLast(last.count)
      facts.access = last.access
    }
  }

  /// `namespace a::b {`: its content is read as if it stood around, so that nothing nests.
  private func readNamespace(to limit: Int) {
    position += 1
    var added: [String] = []
    while position < limit, symbol(position) != .leftBrace {
      switch symbol(position) {
      case .equals:
        readNamespaceAlias(added, to: limit)
        return
      case .semicolon:
        fileItems.skip(to: .semicolon, limit)
        return
      case .identifier where symbol(position + 1) == .leftParenthesis:
        loose.readMacros([position])
        position = after(position + 1)
      case .identifier where isMacroLike(position) && isIdentifier(position + 1):
        loose.readMacros([position])
        position += 1
      case .identifier:
        added.append(String(decoding: bytes(position), as: UTF8.self))
        position += 1
      case .scope, .specifier, .attributeKeyword: position += 1
      case .leftSquare, .leftParenthesis: position = after(position)
      default: return
      }
    }
    guard position < limit else { return }
    reading.cxx.known.formUnion(added)
    let isInline = position >= 2 && added.count == 1 && beginsInline(position)
    if isInline { added = [] }
    reading.cxx.namespaces.append(
      CxxContext.Namespace(end: contentEnd(position), count: added.count, access: facts.access))
    facts.namespaces += added
    if added.isEmpty, !isInline { facts.access = .fileprivate }
    position += 1
  }

  /// `namespace a = b::c;`: in the rest of the file what begins with the one is of the other.
  private func readNamespaceAlias(_ names: [String], to limit: Int) {
    var parts: [String] = []
    position += 1
    while position < limit, isIdentifier(position) || symbol(position) == .scope {
      if isIdentifier(position) {
        parts.append(String(decoding: bytes(position), as: UTF8.self))
      }
      position += 1
    }
    if names.count == 1, let first = parts.first {
      parts[0] = reading.cxx.aliases[first] ?? first
      let meant = parts.joined(separator: "::")
      let known = reading.cxx.aliases[names[0]]
      reading.cxx.aliases[names[0]] = known == nil || known == meant ? meant : names[0]
    }
    fileItems.skip(to: .semicolon, limit)
  }

  /// Whether the namespace whose brace is at a place is an inline one, whose names are those of what
  /// is around it.
  private func beginsInline(_ brace: Int) -> Bool {
    brace >= 3 && symbol(brace - 2) == .namespaceKeyword && isWord(brace - 3, "inline")
  }

  /// `using namespace a;`, `using a::b;`, `using Name = Type;`
  private func readUsing(to limit: Int) {
    let start = position
    position += 1
    var label = "using"
    if symbol(position) == .namespaceKeyword {
      position += 1
      label = "namespace"
      if let name = cxxName(from: position, to: limit) {
        reading.cxx.known.insert(String(decoding: bytes(name.last), as: UTF8.self))
      }
    } else if isIdentifier(position), let equals = equalsOfAlias(limit) {
      readAlias(from: start, equals: equals, to: limit)
      return
    }
    if symbol(position) == .typenameKeyword || symbol(position) == .enumKeyword { position += 1 }
    let end = behindItem(position, limit)
    for piece in pieces(from: position, to: end) {
      if let name = cxxName(from: piece.lowerBound, to: piece.upperBound), name.kind == .plain {
        let type = types.read(piece)
        if let type, builder[type].kind == .named {
          builder[type].labels = builder.list([OptionalID(facts.id(of: label))])
        }
      } else {
        loose.read(piece)
      }
    }
    position = behindSemicolon(end, limit)
  }

  private func equalsOfAlias(_ limit: Int) -> Int? {
    var index = position + 1
    while index < limit {
      switch symbol(index) {
      case .equals: return index
      case .leftSquare, .leftParenthesis: index = after(index)
      case .attributeKeyword, .identifier: index += 1
      default: return nil
      }
    }
    return nil
  }

  private func readAlias(from start: Int, equals: Int, to limit: Int) {
    let index = facts.add(.typealias, at: position, from: start)
    let end = behindItem(equals + 1, limit)
    builder.within(index) {
      templates.readParameters(of: index)
      builder[index].type = types.read((equals + 1)..<end)
    }
    position = behindSemicolon(end, limit)
    facts.finish(index, before: position)
  }

  private func readStaticAssertion(to limit: Int) {
    let end = behindItem(position, limit)
    if symbol(position + 1) == .leftParenthesis {
      for piece in pieces(in: position + 1) { expressions.readAll(piece) }
    }
    position = behindSemicolon(end, limit)
  }

  /// `concept Name = …;` declares a protocol whose requirements are names only.
  private func readConcept(to limit: Int) {
    let start = position
    position += 1
    let end = behindItem(position, limit)
    guard isIdentifier(position) else {
      position = max(end, start + 1)
      return
    }
    let index = facts.add(.protocol, at: position, from: start, marks: .isDefinition)
    builder.within(index) {
      templates.readParameters(of: index)
      loose.read((position + 1)..<max(position + 1, end))
    }
    position = behindSemicolon(end, limit)
    facts.finish(index, before: position)
  }

  /// `friend class Name;`, or a function that may see private members.
  private func readFriend(to limit: Int) {
    position += 1
    let start = position
    let announces = symbol(position) == .classKeyword || symbol(position) == .structKeyword
    if announces || symbol(position) == .typenameKeyword { position += 1 }
    let end = behindItem(position, limit)
    if announces, isIdentifier(position), end == position + 1 {
      let type = facts.addType(.named, at: position, name: facts.nameInNamespaces(position))
      types.markAnnounced(type)
      position = behindSemicolon(end, limit)
      reading.cxx.templates = []
      return
    }
    if let name = cxxName(from: position, to: limit), name.kind == .plain, name.end == end {
      types.read(position..<end)
      position = behindSemicolon(end, limit)
      reading.cxx.templates = []
      return
    }
    position = start
    cxxDeclarations.read(to: limit, .field, isFriend: true)
  }
}
