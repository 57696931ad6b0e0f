import SourceFacts
import SourceText

/// Structs and unions of C, and all that begins as they do.
struct AggregateReader: GrammarReader {
  let reading: FileReading

  /// A struct, union, enumeration or class that was read.
  struct Read {
    /// The type that it is, or `nil`.
    var type: ID<TypeFact>?
    /// Its declaration, where it has a body and a name.
    var declaration: ID<DeclarationFact>?
  }

  /// Lowers a struct, union, enumeration or class, the keyword of which is at a place.
  ///
  /// - Parameter alias: the name that a `typedef` gives it.
  func read(_ keyword: Int, of specifiers: Specifiers, alias: Declarator? = nil) -> Read {
    // In `class A : struct B {` the braces belong to the class, whose bases end in front of them.
    let limit = specifiers.end
    let head = aggregateHead(keyword, limit)
    guard head.body >= 0, reading.depth < FileReading.maximumDepth else {
      if head.body >= 0 { loose.read((head.body + 1)..<contentEnd(head.body)) }
      return Read(type: head.tag < 0 ? nil : types.readNamed(head.tag))
    }
    var nameToken = head.tag
    if let alias, namesAggregate(keyword, alias, limit) { nameToken = alias.name }
    let isEnum = symbol(keyword) == .enumKeyword
    if nameToken < 0 {
      return readUnnamed(keyword, head, isEnum: isEnum, behind: specifiers.end)
    }
    if isCxx, !isEnum { return cxxClasses.read(keyword, head, at: nameToken, of: specifiers) }
    let start = min(specifiers.start, keyword)
    let isAlias = nameToken != head.tag
    let index = facts.addType(
      isEnum ? .enum : .struct, at: nameToken,
      text: isCxx || symbol(nameToken + 1) != .scope ? nil : qualifiedName(nameToken), from: start)
    let macros = head.macros + (isAlias ? alias?.macros ?? [] : [])
    swiftNames.setName(of: index, macros: macros)
    if isEnum, isCxx, symbol(keyword + 1) == .classKeyword || symbol(keyword + 1) == .structKeyword
    {
      builder[index].marks.insert(.isScoped)
    }
    readBody(of: index, head, macros, isEnum: isEnum)
    facts.finish(index, before: after(head.body))
    return Read(type: facts.addMention(of: index, at: nameToken), declaration: index)
  }

  private func readBody(
    of index: ID<DeclarationFact>, _ head: AggregateHead, _ macros: [Int], isEnum: Bool
  ) {
    let resume = position
    reading.depth += 1
    builder.within(index) {
      loose.readMacros(macros)
      if isEnum {
        enums.readRawType(head.bases, of: index)
        enums.readCases(head.body, of: index)
      } else {
        readFields(head.body)
      }
    }
    reading.depth -= 1
    position = resume
  }

  /// A struct without a name leaves its fields to what is around it, unless a field is of it, by which
  /// it has a name then; at file level it is a struct that nothing names. The constants of an
  /// enumeration without a name are constants.
  ///
  /// - Parameter end: behind the struct, where the name of a field may stand.
  private func readUnnamed(
    _ keyword: Int, _ head: AggregateHead, isEnum: Bool, behind end: Int
  ) -> Read {
    let resume = position
    defer { position = resume }
    if isEnum {
      enums.readConstants(head.body)
      return Read()
    }
    reading.depth += 1
    defer { reading.depth -= 1 }
    var name = "(unnamed)"
    var isTyping = false
    if let owner = builder.owner, builder[owner].kind == .struct || builder[owner].kind == .class {
      var field = end
      while symbol(field) == .star { field += 1 }
      isTyping = isIdentifier(field)
      guard isTyping || symbol(field) != .semicolon && builder[owner].kind == .class else {
        readFields(head.body)
        return Read()
      }
      if isTyping { name = "(type of \(text(field..<(field + 1))))" }
    }
    let index = facts.add(
      .struct, at: keyword, name: facts.id(of: name), from: keyword, marks: .isDefinition)
    builder.within(index) { readFields(head.body) }
    facts.finish(index, before: after(head.body))
    return isTyping
      ? Read(type: facts.addMention(of: index, at: keyword), declaration: index) : Read()
  }

  /// Lowers the fields between braces.
  private func readFields(_ open: Int) {
    let end = contentEnd(open)
    position = open + 1
    builder.notLocally {
      while position < end {
        let before = position
        if symbol(position).beginsCItem {
          declarations.read(to: end, .field)
        } else {
          position = next(position)
        }
        if position <= before { position = before + 1 }
      }
    }
  }

  /// A type that stands alone: its definition, or the mention of a type declared elsewhere.
  func readStandaloneBase(_ head: Specifiers) -> ID<TypeFact>? {
    let resume = position
    defer { position = resume }
    let type = readAnnouncement(head) ?? types.readBase(head)
    if let type, builder.owner == nil, announcedTag(head) != nil {
      types.markAnnounced(type)
    }
    return type
  }

  /// The name in `struct Name;`, which stands alone; `nil` for all else.
  private func announcedTag(_ specifiers: Specifiers) -> Int? {
    guard case .aggregate(let keyword) = specifiers.base else { return nil }
    let head = aggregateHead(keyword, specifiers.end)
    guard head.body < 0, isIdentifier(head.tag), symbol(head.tag + 1) == .semicolon else {
      return nil
    }
    return head.tag
  }

  /// `class Name;`, which announces a type of the namespaces around it and of no others.
  private func readAnnouncement(_ specifiers: Specifiers) -> ID<TypeFact>? {
    guard isCxx, !facts.namespaces.isEmpty, builder.owner == nil,
      let tag = announcedTag(specifiers)
    else { return nil }
    return facts.addType(.named, at: tag, name: facts.nameInNamespaces(tag))
  }

  // MARK: Names

  /// Whether the name of an alias is that of the type itself, as in `typedef struct {…} Name`.
  func namesAggregate(_ keyword: Int, _ alias: Declarator, _ limit: Int) -> Bool {
    guard alias.name >= 0, alias.pointee < 0, alias.parameters < 0 else { return false }
    let head = aggregateHead(keyword, limit)
    if head.tag < 0 { return head.body >= 0 }
    if alias.isPointer { return false }
    if head.body < 0 { return bytes(head.tag).elementsEqual(bytes(alias.name)) }
    return bare(head.tag).elementsEqual(bare(alias.name))
  }

  /// A name without the underscores around it.
  private func bare(_ index: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
    var name = bytes(index)[...]
    while let first = name.first, first == UInt8(ascii: "_") { name = name.dropFirst() }
    while let last = name.last, last == UInt8(ascii: "_") { name = name.dropLast() }
    return name
  }

  /// The name at a place with what qualifies it.
  private func qualifiedName(_ index: Int) -> String {
    var last = index
    while symbol(last + 1) == .scope, isIdentifier(last + 2) { last += 2 }
    return text(index..<(last + 1))
  }
}
