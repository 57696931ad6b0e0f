import SourceFacts
import SourceText

/// Interfaces, categories, protocols and implementations of Objective-C.
struct ContainerReader: GrammarReader {
  let reading: FileReading

  /// `@interface Name : Super <Protocols> {…} … @end`, a category or a class extension.
  func readInterface(to limit: Int) {
    let start = position
    let nameToken = start + 1
    guard nameToken < limit, word(nameToken) >= 0 else {
      position = start + 1
      return
    }
    var index = nameToken + 1
    var generics: Range<Int> = 0..<0
    if let end = angleEnd(index), holdsParameters(index, end) {
      generics = (index + 1)..<end
      index = end + 1
    }
    if symbol(index) == .leftParenthesis {
      readCategory(start, nameToken, generics: generics, category: index, to: limit)
      return
    }
    let declaration = facts.add(.class, at: nameToken, from: start, marks: .isObjC)
    takePendingMacros(of: declaration)
    builder.within(declaration) {
      readGenericParameters(generics, of: declaration)
      var inherited: [ID<TypeFact>] = []
      if symbol(index) == .colon, word(index + 1) >= 0 {
        let behind = behindName(index + 1)
        if let type = types.readNamed(index + 1, to: behind, role: .inheritance) {
          inherited.append(type)
        }
        index = behind
      }
      inherited += readProtocols(&index)
      builder[declaration].inherited = builder.list(inherited)
    }
    position = index
    readMembers(of: Container(declaration: declaration, className: nameToken), to: limit)
  }

  /// Whether angles behind the name of an interface hold its generic parameters rather than
  /// protocols: a superclass or a category follows, or a parameter is said to vary.
  private func holdsParameters(_ open: Int, _ end: Int) -> Bool {
    let behind = symbol(end + 1)
    return behind == .colon || behind == .leftParenthesis || symbol(open + 1) == .qualifier
  }

  /// Behind a name with what qualifies it and with its first generic arguments, where protocols can
  /// follow.
  private func behindName(_ index: Int) -> Int {
    var place = index + 1
    while symbol(place) == .scope, isIdentifier(place + 1) { place += 2 }
    // `Super<Argument> <Protocol>`: only where two stand there are the first ones arguments.
    if let end = angleEnd(place), angleEnd(end + 1) != nil || looksGeneric(place, end) {
      place = end + 1
    }
    return place
  }

  /// Whether angles behind a superclass hold types of objects, which are written with a `*`.
  private func looksGeneric(_ open: Int, _ end: Int) -> Bool {
    (open + 1..<end).contains { symbol($0) == .star || word($0) == Word.anyObject }
  }

  /// `<P, Q>` where protocols can stand; moves behind it.
  private func readProtocols(_ index: inout Int) -> [ID<TypeFact>] {
    guard let end = angleEnd(index) else { return readBranchedProtocols(&index) }
    let protocols = pieces(from: index + 1, to: end).map {
      types.readProtocol($0, role: .inheritance)
    }
    index = end + 1
    return protocols.compactMap(\.self)
  }

  /// `<P, <Q>`: protocols that branches of `#if` begin twice; moves behind them.
  private func readBranchedProtocols(_ index: inout Int) -> [ID<TypeFact>] {
    guard symbol(index) == .less else { return [] }
    var place = index
    var names: [Int] = []
    while isIdentifier(place) || symbol(place) == .comma || symbol(place) == .less {
      if isIdentifier(place) { names.append(place) }
      place += 1
    }
    guard symbol(place) == .greater else { return [] }
    index = place + 1
    return names.compactMap { types.readProtocol($0..<($0 + 1), role: .inheritance) }
  }

  private func readGenericParameters(_ range: Range<Int>, of declaration: ID<DeclarationFact>) {
    var parameters: [ID<DeclarationFact>] = []
    for piece in pieces(from: range.lowerBound, to: range.upperBound) {
      guard let name = piece.first(where: { isIdentifier($0) }) else { continue }
      let index = facts.add(.genericParameter, at: name, from: piece.lowerBound)
      if name + 2 < piece.upperBound, symbol(name + 1) == .colon {
        builder.within(index) {
          builder[index].type = types.read((name + 2)..<piece.upperBound)
        }
      }
      facts.finish(index, before: piece.upperBound)
      parameters.append(index)
    }
    builder[declaration].genericParameters = builder.list(parameters)
  }

  private func takePendingMacros(of declaration: ID<DeclarationFact>) {
    guard !reading.pendingMacros.isEmpty else { return }
    let macros = reading.pendingMacros
    reading.pendingMacros = []
    swiftNames.setName(of: declaration, macros: macros)
    builder[declaration].start = tokens[macros[0]].start
    builder.within(declaration) { loose.readMacros(macros) }
  }

  private func readCategory(
    _ start: Int, _ nameToken: Int, generics: Range<Int>, category: Int, to limit: Int
  ) {
    let isExtension = contentEnd(category) == category + 1
    // What a header shows of a class extension, those that include it see.
    facts.withAccess(isExtension && !reading.isHeader ? .private : facts.access) {
      let declaration = facts.add(.extension, at: nameToken, from: start, marks: .isObjC)
      takePendingMacros(of: declaration)
      var index = after(category)
      builder.within(declaration) {
        builder[declaration].type = facts.addType(
          .named, at: nameToken, name: name(nameToken), role: .extensionOf)
        readGenericParameters(generics, of: declaration)
        if !isExtension {
          let label = facts.id(of: text(category + 1..<contentEnd(category)))
          builder[declaration].labels = builder.list([label])
        }
        builder[declaration].inherited = builder.list(readProtocols(&index))
      }
      position = index
      readMembers(of: Container(declaration: declaration, className: nameToken), to: limit)
    }
  }

  /// `@protocol P <Q> … @end`, or `@protocol P, Q;`.
  func readProtocol(to limit: Int) {
    let start = position
    guard start + 1 < limit, word(start + 1) >= 0 else {
      position = start + 1
      return
    }
    let behind = symbol(start + 2)
    if behind == .semicolon || behind == .comma {
      readForwardClasses(to: limit)
      return
    }
    let declaration = facts.add(.protocol, at: start + 1, from: start, marks: .isObjC)
    takePendingMacros(of: declaration)
    var index = start + 2
    builder.within(declaration) {
      builder[declaration].inherited = builder.list(readProtocols(&index))
    }
    position = index
    readMembers(of: Container(declaration: declaration, className: start + 1), to: limit)
  }

  /// `@implementation Name (Category) {…} … @end`
  func readImplementation(to limit: Int) {
    let start = position
    let nameToken = start + 1
    guard nameToken < limit, word(nameToken) >= 0 else {
      position = start + 1
      return
    }
    let declaration = facts.add(
      .extension, at: nameToken, from: start, marks: [.isObjC, .isDefinition])
    takePendingMacros(of: declaration)
    var index = nameToken + 1
    builder.within(declaration) {
      builder[declaration].type = facts.addType(
        .named, at: nameToken, name: name(nameToken), role: .extensionOf)
      if symbol(index) == .leftParenthesis {
        let label = facts.id(of: text(index + 1..<contentEnd(index)))
        builder[declaration].labels = builder.list([label])
        index = after(index)
      } else if symbol(index) == .colon, word(index + 1) >= 0 {
        _ = types.readNamed(index + 1)
        index += 2
      }
    }
    position = index
    readMembers(
      of: Container(declaration: declaration, className: nameToken, isImplementation: true),
      to: limit)
  }

  /// `@class A, B;` and `@protocol A, B;`
  func readForwardClasses(to limit: Int) {
    let areProtocols = symbol(position) == .atProtocol
    position += 1
    while position < limit {
      if word(position) >= 0 {
        if areProtocols {
          types.readProtocol(position..<(position + 1))
        } else {
          let type = facts.addType(.named, at: position, name: name(position))
          builder[type].labels = builder.list([OptionalID(facts.id(of: "class"))])
        }
        position += 1
        if let end = angleEnd(position) { position = end + 1 }
      } else if symbol(position) == .comma {
        position += 1
      } else {
        break
      }
    }
    position = behindSemicolon(position, limit)
  }

  private func readMembers(of container: Container, to limit: Int) {
    var container = container
    container.nouns = nouns(to: limit)
    builder.within(container.declaration) {
      if symbol(position) == .leftBrace, position < limit { readInstanceVariables() }
      while position < limit {
        let before = position
        if symbol(position) == .atEnd {
          position += 1
          break
        }
        if beginsAnother() { break }
        readMember(of: container, to: limit)
        if position <= before { position = before + 1 }
      }
      loose.readPendingMacros()
    }
    facts.finish(container.declaration, before: position)
  }

  /// The names of properties, and of methods without parameters that give something, from the present
  /// token to the end of the container. O(its tokens).
  private func nouns(to limit: Int) -> Set<String> {
    var found: Set<String> = []
    var index = position
    while index < limit, symbol(index) != .atEnd, !symbol(index).beginsContainer {
      let start = index
      switch symbol(index) {
      case .atProperty:
        index = symbol(index + 1) == .leftParenthesis ? after(index + 1) : index + 1
        while index < limit, symbol(index) != .semicolon, !symbol(index).beginsMember {
          if isIdentifier(index), symbol(index + 1) == .semicolon || symbol(index + 1) == .comma {
            found.insert(String(decoding: bytes(index), as: UTF8.self))
          }
          index = next(index)
        }
      case .plus, .minus:
        let head = methodHead(from: index, to: limit)
        let isProcedure = head.result.count == 1 && isVoid(head.result.lowerBound)
        if head.first >= 0, head.parameters.isEmpty, !isProcedure {
          found.insert(String(decoding: bytes(head.first), as: UTF8.self))
        }
        index = head.end
      default: index = next(index)
      }
      index = max(index, start + 1)
    }
    return found
  }

  /// Whether another container begins where this one lacks its end.
  private func beginsAnother() -> Bool {
    guard symbol(position).beginsContainer else { return false }
    if symbol(position) != .atProtocol { return true }
    let behind = symbol(position + 2)
    return behind != .semicolon && behind != .comma
  }

  private func readMember(of container: Container, to limit: Int) {
    switch symbol(position) {
    case .plus, .minus: methods.read(to: limit, in: container)
    case .atProperty: properties.read(to: limit, in: container)
    case .atOptional, .atRequired, .semicolon: position += 1
    default:
      // What is no member stands beside the container.
      builder.within(nil) {
        facts.withAccess(openAccess) { fileItems.read(to: limit) }
      }
    }
  }

  private func readInstanceVariables() {
    let open = position
    let end = contentEnd(open)
    position = open + 1
    facts.withAccess(.private) {
      while position < end {
        let before = position
        switch symbol(position) {
        case .atPrivate:
          facts.access = .private
          position += 1
        case .atVisible:
          facts.access = text(position..<(position + 1)) == "@public" ? openAccess : .internal
          position += 1
        case let other where other.beginsCItem: declarations.read(to: end, .instanceVariable)
        default: position = next(position)
        }
        if position <= before { position = before + 1 }
      }
    }
    position = after(open)
  }
}
