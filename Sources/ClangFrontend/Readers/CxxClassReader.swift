import SourceFacts
import SourceText

/// Classes, structs and unions of C++.
struct CxxClassReader: GrammarReader {
  let reading: FileReading

  /// Lowers a class, struct or union with a body and a name; gives the type that it is.
  func read(
    _ keyword: Int, _ head: AggregateHead, at nameToken: Int, of specifiers: Specifiers
  ) -> AggregateReader.Read {
    let written = nameToken == head.tag ? cxxName(from: nameToken, to: tokens.count) : nil
    let last = written?.last ?? nameToken
    let qualified = text(nameToken..<(last + 1))
    let index = facts.addType(
      symbol(keyword) == .classKeyword ? .class : .struct, at: last, text: qualified,
      from: min(specifiers.start, keyword))
    if let written, written.isQualified { builder[index].marks.insert(.isOutside) }
    swiftNames.setName(of: index, macros: head.macros)
    builder.within(index) {
      templates.readParameters(of: index)
      loose.readMacros(head.macros.filter { !isWord($0, "final") })
      readSpecialization(behind: last, of: index)
      readBases(head.bases, of: index)
      let hasMacros = readMembers(head.body, keyword: keyword, className: self.name(last))
      if hasMacros { builder[index].marks.insert(.hasMacros) }
    }
    if head.macros.contains(where: { isWord($0, "final") }) {
      builder[index].marks.insert(.isFinal)
    }
    facts.finish(index, before: after(head.body))
    return AggregateReader.Read(type: facts.addMention(of: index, at: last), declaration: index)
  }

  /// The arguments of `template <> class Box<int>`.
  private func readSpecialization(behind name: Int, of index: ID<DeclarationFact>) {
    guard symbol(name + 1) == .less, let end = templateEnd(name + 1, tokens.count) else { return }
    builder[index].marks.insert(.isConstrained)
    for piece in templatePieces(from: name + 2, to: end) { templates.readArgument(piece) }
  }

  private func readBases(_ range: Range<Int>, of index: ID<DeclarationFact>) {
    guard !range.isEmpty else { return }
    var bases: [ID<TypeFact>] = []
    for piece in templatePieces(from: range.lowerBound, to: range.upperBound) {
      var start = piece.lowerBound
      while start < piece.upperBound, isBaseQualifier(start) { start = next(start) }
      var end = piece.upperBound
      if end > start, symbol(end - 1) == .ellipsis { end -= 1 }
      if let base = types.read(start..<end, role: .inheritance) { bases.append(base) }
    }
    builder[index].inherited = builder.list(bases)
  }

  private func isBaseQualifier(_ index: Int) -> Bool {
    switch symbol(index) {
    case .publicKeyword, .protectedKeyword, .privateKeyword, .virtualKeyword, .leftSquare,
      .typenameKeyword:
      true
    default: false
    }
  }

  /// Lowers what stands between the braces of a class; gives whether macros may declare further members.
  private func readMembers(_ open: Int, keyword: Int, className: NameID) -> Bool {
    let resume = position
    let (access, namespaces, context) = (facts.access, facts.namespaces, reading.cxx)
    reading.depth += 1
    defer {
      reading.depth -= 1
      reading.cxx = context
      (facts.access, facts.namespaces) = (access, namespaces)
      position = resume
    }
    reading.cxx.className = className
    reading.cxx.templates = []
    reading.cxx.hasMacros = false
    // Without a name of its own what is around it decides.
    let visible = access == .fileprivate || builder.isLocal ? access : openAccess
    facts.access = symbol(keyword) == .classKeyword ? .private : visible
    let end = contentEnd(open)
    position = open + 1
    builder.notLocally {
      while position < end {
        let before = position
        readMember(to: end, visible: visible)
        if position <= before { position = before + 1 }
      }
    }
    return reading.cxx.hasMacros
  }

  private func readMember(to end: Int, visible: AccessLevel) {
    switch symbol(position) {
    case .publicKeyword: readSection(visible, end)
    case .protectedKeyword: readSection(visible == .public ? .internal : visible, end)
    case .privateKeyword: readSection(.private, end)
    case .leftSquare where symbol(position + 1) == .leftSquare: position = after(position)
    case .leftBrace: position = after(position)
    case .semicolon:
      reading.cxx.templates = []
      position += 1
    case .attributeKeyword: position = behindCall(position)
    case let other where other.beginsCItem: cxxDeclarations.read(to: end, .field)
    default:
      if !cxxItems.read(to: end, .field) { position += 1 }
    }
  }

  /// `public:`, with or without a word such as `slots` before the colon.
  private func readSection(_ access: AccessLevel, _ end: Int) {
    facts.access = access
    position += 1
    if isIdentifier(position), symbol(position + 1) == .colon { position += 1 }
    if symbol(position) == .colon, position < end { position += 1 }
  }
}
