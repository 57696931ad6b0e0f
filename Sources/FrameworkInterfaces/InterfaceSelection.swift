/// The part of some interfaces that a project can reach: the declarations whose names it writes, and the types that these
/// speak of.
///
/// All that a project does not name is left out, so that a run reads some hundred lines of the many thousands: of a type
/// that only others speak of, initialisers too.
struct InterfaceSelection {
  /// How long a text grows before another one begins, in bytes.
  private static let size = 65_536

  private let modules: [InterfaceText]
  /// What is declared elsewhere already: the standard library's own text.
  private let declared: InterfaceText
  private let isNamed: (String) -> Bool
  /// The names whose blocks have been asked for.
  private var requested: Set<String> = []
  private var pending: [String] = []
  /// What extensions add to nested types, by the name of the outer type that nobody has asked for.
  private var waiting: [String: [InterfaceText.Block]] = [:]
  /// Extensions that add no members but protocols; which of these are reached is known at the end.
  private var conformances: [InterfaceText.Block] = []
  /// The blocks that are reached, with the lines of their members.
  private var reached: [(header: Substring, members: [Substring])] = []
  /// For each type that has been declared the keyword.
  private var keywords: [String: String] = [:]

  /// Prepares a selection.
  ///
  /// - Parameter isNamed: whether the project writes a name.
  init(
    of texts: [InterfaceText], behind declared: InterfaceText,
    isNamed: @escaping (String) -> Bool
  ) {
    modules = texts
    self.declared = declared
    self.isNamed = isNamed
  }

  /// The declarations as texts of some size. Linear in what is reached.
  consuming func texts() -> [String] {
    for text in modules {
      for block in text.blocks where isNamed(block.innerName) || isAddition(block) {
        request(block.innerName)
      }
      for block in text.blocks where addsToMany(block, in: text) { request(block.innerName) }
    }
    while let name = pending.popLast() {
      for text in modules {
        for number in text.blocks(named: name) { addIfOuterIsRequested(text.blocks[number]) }
      }
      for block in waiting.removeValue(forKey: name) ?? [] { add(block) }
    }
    for block in conformances where isOfReached(block) { reached.append((block.header, [])) }
    var texts: [String] = []
    for block in reached {
      if (texts.last?.utf8.count ?? Self.size) >= Self.size { texts.append("") }
      texts[texts.count - 1] += written(block.header, block.members) + "\n"
    }
    return texts
  }

  /// A block without the nested types that nothing speaks of, which is known at the end only.
  private func written(_ header: Substring, _ members: [Substring]) -> String {
    guard header.utf8.last == UInt8(ascii: "{") else { return String(header) }
    let spoken = members.filter { line in
      guard let member = InterfaceLine(line), member.isNestedType else { return true }
      return isSpokenOf(member.name) || member.cases.contains { isNamed(String($0)) }
    }
    return ([header] + spoken + ["}"]).joined(separator: "\n")
  }

  private func isSpokenOf(_ name: Substring) -> Bool {
    requested.contains(String(name)) || isNamed(String(name))
  }

  /// Whether a block adds to a type of the standard library, which a project uses without naming it: by literals.
  private func isAddition(_ block: InterfaceText.Block) -> Bool {
    block.keyword == "extension" && block.name == block.innerName
      && declared.declares(block.name)
  }

  /// Whether an extension gives a member that the project names to whatever conforms to a protocol, or to a type by
  /// another name, so that nobody writes the name that it extends: `extension Then { func then… }`.
  private func addsToMany(_ block: InterfaceText.Block, in text: InterfaceText) -> Bool {
    guard block.keyword == "extension", block.name == block.innerName else { return false }
    let isOfMany = text.blocks(named: block.name).contains {
      text.blocks[$0].keyword == "protocol" || text.blocks[$0].keyword == "typealias"
    }
    return isOfMany
      && block.members.contains { line in
        guard let member = InterfaceLine(line) else { return false }
        return member.keyword != "init" && !member.isNestedType && !isImplied(member)
          && isReached(member, ofNamedType: false)
      }
  }

  private func isImplied(_ member: InterfaceLine) -> Bool {
    impliedMembers.contains(member.name) || member.keyword == "subscript"
      || member.keyword == "associatedtype" || member.keyword == "typealias"
  }

  /// Whether an extension without members lets a type that is reached conform to a protocol that is.
  private func isOfReached(_ block: InterfaceText.Block) -> Bool {
    let isTypeReached = requested.contains(block.name) || declared.declares(block.name)
    let supertypes = block.header.drop { $0 != ":" }.dropFirst()
    return isTypeReached
      && supertypes.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains {
        requested.contains(String($0))
      }
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
    if members.isEmpty, block.keyword == "extension" {
      if block.addsSupertype { conformances.append(block) }
      return
    }
    guard let header = header(of: block) else { return }
    reached.append((header, members))
    requestTypes(in: header)
    for line in members where InterfaceLine(line)?.isNestedType == false { requestTypes(in: line) }
  }

  /// The lines of the members that the project can reach.
  private func reachedMembers(of block: InterfaceText.Block) -> [Substring] {
    if block.members.isEmpty { return [] }
    let known = signatures(ofLibraryType: block)
    let isWritten = isNamed(block.innerName)
    return block.members.filter { line in
      guard let member = InterfaceLine(line), isReached(member, ofNamedType: isWritten) else {
        return false
      }
      return known.isEmpty || !known.contains(member.signature)
    }
  }

  /// The first line of a block, as an extension where the type has been declared before; `nil` for a different type of
  /// the same name, of which only the first is known.
  private mutating func header(of block: InterfaceText.Block) -> Substring? {
    guard block.isType else { return block.header }
    if let known = keywords[block.name] ?? keyword(inLibrary: block.name) {
      guard known == block.keyword, !block.members.isEmpty else { return nil }
      return "extension \(block.name) {"
    }
    keywords[block.name] = block.keyword
    return block.header
  }

  private func keyword(inLibrary name: String) -> String? {
    declared.blocks(named: name).map { declared.blocks[$0] }.first(where: \.isType)?.keyword
  }

  /// The signatures of the members that the library's text declares for the type of a block.
  private func signatures(ofLibraryType block: InterfaceText.Block) -> Set<String> {
    let blocks = declared.blocks(named: block.name).map { declared.blocks[$0] }
    if blocks.isEmpty { return [] }
    return Set(blocks.flatMap(\.members).compactMap { InterfaceLine($0)?.signature })
  }

  /// Whether a member can be meant: one whose name the project writes, or that the language names by itself.
  private func isReached(_ member: InterfaceLine, ofNamedType isOfNamedType: Bool) -> Bool {
    switch member.keyword {
    case _ where member.isNestedType: return true
    case "subscript", "associatedtype": return true
    case "init": return isOfNamedType && member.requiredLabels.allSatisfy { isNamed(String($0)) }
    default:
      return member.names.contains { impliedMembers.contains($0) || isNamed(String($0)) }
        && member.requiredLabels.allSatisfy { isNamed(String($0)) }
    }
  }

  /// Requests the types whose names a line writes.
  private mutating func requestTypes(in line: Substring) {
    var rest = line.utf8
    while let start = rest.firstIndex(where: \.isPartOfWord) {
      let word = rest[start...].prefix(while: \.isPartOfWord)
      if rest[start].beginsTypeName { request(String(Substring(word))) }
      rest = rest[word.endIndex...]
    }
  }
}

/// Members that the language uses without their names being written, and what protocols' associated types are for a type.
private let impliedMembers: Set<Substring> = [
  "callAsFunction", "wrappedValue", "projectedValue", "body", "makeAsyncIterator", "makeIterator",
  "next", "Element", "Iterator", "AsyncIterator", "Output", "Failure", "Value", "Body", "State",
  "Action",
]
