/// The part of some interfaces that a project can reach: the declarations whose names it writes, and the types that these
/// speak of.
///
/// All that a project does not name is left out, so that a run reads some hundred lines of the many thousands: of a type
/// that only others speak of, initialisers too.
struct InterfaceSelection {
  /// How long a text grows before another one begins, in bytes.
  private static let size = 65_536

  private let modules: InterfaceIndex
  /// What is declared elsewhere already: the standard library's own text.
  private let declared: InterfaceIndex
  private let isNamed: (String) -> Bool
  /// The names whose blocks have been asked for.
  private var requested: Set<String> = []
  private var pending: [String] = []
  /// What extensions add to nested types, by the name of the outer type that nobody has asked for.
  private var waiting: [String: [InterfaceText.Block]] = [:]
  /// Extensions that add no members but protocols; which of these are reached is known at the end.
  private var conformances: [InterfaceText.Block] = []
  /// The blocks that are reached, with their members.
  private var reached: [(header: InterfaceBytes, members: [Member])] = []
  /// For each member that is reached, by its type and what a call of it is written with, the text that declares it.
  private var textOfMember: [String: Int] = [:]
  /// For each type that has been declared the keyword.
  private var keywords: [String: InterfaceKeyword] = [:]

  private struct Member {
    let line: InterfaceBytes
    /// What it declares, of a nested type.
    let nestedType: InterfaceLine?
  }

  /// Prepares a selection.
  ///
  /// - Parameter isNamed: whether the project writes a name.
  init(
    of modules: InterfaceIndex, behind declared: InterfaceIndex,
    isNamed: @escaping (String) -> Bool
  ) {
    self.modules = modules
    self.declared = declared
    self.isNamed = isNamed
  }

  /// The declarations as texts of some size. Linear in what is reached.
  consuming func texts() -> [[UInt8]] {
    for block in modules.blocks where isNamed(block.innerName) || isAddition(block) {
      request(block.innerName)
    }
    for block in modules.blocks where addsToMany(block) { request(block.innerName) }
    while let name = pending.popLast() {
      for block in modules.blocks(named: name) { addIfOuterIsRequested(block) }
      for block in waiting.removeValue(forKey: name) ?? [] { add(block) }
    }
    for block in conformances where isOfReached(block) { reached.append((block.header, [])) }
    var texts: [[UInt8]] = []
    for block in reached {
      if (texts.last?.count ?? Self.size) >= Self.size { texts.append([]) }
      write(block.header, block.members, to: &texts[texts.count - 1])
    }
    return texts
  }

  /// Writes a block without the nested types that nothing speaks of, which is known at the end only.
  private func write(
    _ header: InterfaceBytes, _ members: [Member], to text: inout [UInt8]
  ) {
    text += header
    text.append(.lineEnd)
    guard header.last == UInt8(ascii: "{") else { return }
    for member in members where isSpokenOf(member) {
      text += member.line
      text.append(.lineEnd)
    }
    text += [UInt8(ascii: "}"), .lineEnd]
  }

  /// Whether a member is another thing than a nested type that nothing names.
  private func isSpokenOf(_ member: Member) -> Bool {
    guard let type = member.nestedType else { return true }
    let name = type.name.string
    return requested.contains(name) || isNamed(name) || type.cases.contains(where: isNamed)
  }

  /// Whether a block adds to a type of the standard library, which a project uses without naming it: by literals.
  private func isAddition(_ block: InterfaceText.Block) -> Bool {
    block.keyword == .extension && block.name == block.innerName
      && declared.declares(block.name)
  }

  /// Whether an extension gives a member that the project names to whatever conforms to a protocol, or to a type by
  /// another name, so that nobody writes the name that it extends: `extension Then { func then… }`.
  private func addsToMany(_ block: InterfaceText.Block) -> Bool {
    guard block.keyword == .extension, block.name == block.innerName else { return false }
    let isOfMany = modules.blocks(named: block.name).contains {
      $0.keyword == .protocol || $0.keyword == .typealias
    }
    return isOfMany
      && block.members.contains { line in
        guard let member = InterfaceLine(line) else { return false }
        return member.keyword != .initializer && !member.isNestedType && !isImplied(member)
          && isReached(member, ofNamedType: false)
      }
  }

  private func isImplied(_ member: InterfaceLine) -> Bool {
    member.keyword == .subscript || member.keyword == .associatedtype
      || member.keyword == .typealias || impliedMembers.contains(member.name.string)
  }

  /// Whether an extension without members lets a type that is reached conform to a protocol that is.
  private func isOfReached(_ block: InterfaceText.Block) -> Bool {
    let isTypeReached = requested.contains(block.name) || declared.declares(block.name)
    let supertypes = block.header.drop { $0 != UInt8(ascii: ":") }
    return isTypeReached
      && supertypes.split { !$0.isPartOfWord }.contains { requested.contains($0.string) }
  }

  private mutating func request(_ name: String) {
    if requested.insert(name).inserted { pending.append(name) }
  }

  private mutating func addIfOuterIsRequested(_ block: InterfaceText.Block) {
    if requested.contains(block.name) {
      add(block)
    } else {
      waiting[block.name, default: []].append(block)
    }
  }

  private mutating func add(_ block: InterfaceText.Block) {
    let members = reachedMembers(of: block)
    if members.isEmpty, block.keyword == .extension {
      if block.addsSupertype { conformances.append(block) }
      return
    }
    guard let header = header(of: block) else { return }
    reached.append((header, members))
    requestTypes(in: header)
    for member in members where member.nestedType == nil { requestTypes(in: member.line) }
  }

  /// The members that the project can reach.
  private mutating func reachedMembers(of block: InterfaceText.Block) -> [Member] {
    if block.body.isEmpty { return [] }
    let known = signatures(ofLibraryType: block)
    let isWritten = isNamed(block.innerName)
    return block.members.compactMap { line in
      guard let declared = InterfaceLine(line), isReached(declared, ofNamedType: isWritten),
        known.isEmpty || !known.contains(declared.signature), isFirst(declared, line, of: block)
      else { return nil }
      return Member(line: line, nestedType: declared.isNestedType ? declared : nil)
    }
  }

  /// Whether no other text declares a member for the type of a block that is written just alike, whatever it gives: two of
  /// them would hide what a chain goes on with.
  private mutating func isFirst(
    _ member: InterfaceLine, _ line: InterfaceBytes, of block: InterfaceText.Block
  ) -> Bool {
    guard block.isType || block.keyword == .extension else { return true }
    let written = member.hasParameters ? line.withoutResult.string : member.name.string
    let key = "\(block.name) \(block.innerName) \(written)"
    if let text = textOfMember[key] { return text == block.text }
    textOfMember[key] = block.text
    return true
  }

  /// The first line of a block, as an extension where the type has been declared before; `nil` for a different type of
  /// the same name, of which only the first is known.
  private mutating func header(of block: InterfaceText.Block) -> InterfaceBytes? {
    guard block.isType else { return block.header }
    if let known = keywords[block.name] ?? keyword(inLibrary: block.name) {
      guard known == block.keyword, !block.members.isEmpty else { return nil }
      return ArraySlice("extension \(block.name) {".utf8)
    }
    keywords[block.name] = block.keyword
    return block.header
  }

  private func keyword(inLibrary name: String) -> InterfaceKeyword? {
    declared.blocks(named: name).first(where: \.isType)?.keyword
  }

  /// The signatures of the members that the library's text declares for the type of a block.
  private func signatures(ofLibraryType block: InterfaceText.Block) -> Set<String> {
    let blocks = declared.blocks(named: block.name)
    if blocks.isEmpty { return [] }
    return Set(blocks.flatMap(\.members).compactMap { InterfaceLine($0)?.signature })
  }

  /// Whether a member can be meant: one whose name the project writes, or that the language names by itself.
  private func isReached(_ member: InterfaceLine, ofNamedType isOfNamedType: Bool) -> Bool {
    switch member.keyword {
    case _ where member.isNestedType: return true
    case .subscript, .associatedtype: return true
    case .initializer: return isOfNamedType && member.requiredLabels.allSatisfy(isNamed)
    default:
      return (isNamed(member) || impliedMembers.contains(member.name.string))
        && (!member.hasParameters || member.requiredLabels.allSatisfy(isNamed))
    }
  }

  /// Whether the project writes a name that a line declares.
  private func isNamed(_ member: InterfaceLine) -> Bool {
    member.keyword == .case ? member.names.contains(where: isNamed) : isNamed(member.name.string)
  }

  /// Requests the types whose names a line writes.
  private mutating func requestTypes(in line: InterfaceBytes) {
    var rest = line
    while let start = rest.firstIndex(where: \.isPartOfWord) {
      let word = rest[start...].prefix(while: \.isPartOfWord)
      if rest[start].beginsTypeName { request(word.string) }
      rest = rest[word.endIndex...]
    }
  }
}

extension InterfaceBytes {
  /// A member's line up to the result of a function or the type of a variable.
  fileprivate var withoutResult: InterfaceBytes {
    let arrow = indices.last { place in
      self[place] == UInt8(ascii: ">") && place > startIndex && self[place - 1] == UInt8(ascii: "-")
    }
    return arrow.map { self[..<$0] } ?? self
  }
}

/// Members that the language uses without their names being written, and what protocols' associated types are for a type.
private let impliedMembers: Set<String> = [
  "callAsFunction", "wrappedValue", "projectedValue", "body", "makeAsyncIterator", "makeIterator",
  "next", "Element", "Iterator", "AsyncIterator", "Output", "Failure", "Value", "Body", "State",
  "Action",
]
