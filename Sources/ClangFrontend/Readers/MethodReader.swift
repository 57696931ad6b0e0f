import SourceFacts
import SourceText

/// Methods of Objective-C.
struct MethodReader: GrammarReader {
  let reading: FileReading

  /// `- (Type)selector:(Type)name … ;` or with a body.
  ///
  /// - Parameter container: what it is a method of; `nil` where none is open.
  func read(to limit: Int, in container: Container?) {
    let start = position
    var head = methodHead(from: start, to: limit)
    guard head.first >= 0 else {
      position = max(head.end, start + 1)
      return
    }
    let selector = selector(of: head)
    let isInitializer = isInitializer(head)
    let place = max(head.first, start)
    let index = facts.add(
      isInitializer ? .initializer : .function, at: place, name: facts.id(of: selector),
      from: start, marks: .isObjC)
    // Its body may stand in another branch of `#if`.
    if container?.isImplementation ?? false {
      builder[index].marks.insert(.isDefinition)
    }
    if head.isStatic { builder[index].marks.insert(.isStatic) }
    if let owner = builder.owner, builder[owner].kind == .protocol {
      builder[index].marks.insert(.isRequirement)
    }
    let mark = builder.openScope()
    head.macros = reading.pendingMacros + head.macros
    reading.pendingMacros = []
    builder.within(index) { readParts(index, head) }
    swiftNames.setName(ofMethod: index, head, in: container)
    position = behindSemicolon(head.end, limit)
    // `- (void)name; {…}`
    if symbol(position) == .leftBrace, position < limit {
      builder[index].marks.insert(.isDefinition)
      builder.within(index) { functions.readBody(position) }
      position = after(position)
    }
    builder.closeScope(mark)
    facts.finish(index, before: position)
  }

  private func readParts(_ index: ID<DeclarationFact>, _ head: MethodHead) {
    loose.readMacros(head.macros)
    builder[index].type = head.result.isEmpty ? nil : types.read(head.result)
    var written: [ID<TypeFact>?] = []
    var inner: [NameID] = []
    for parameter in head.parameters {
      let type = parameter.type.isEmpty ? nil : types.read(parameter.type)
      written.append(type)
      inner.append(parameter.name < 0 ? facts.id(of: "_") : name(parameter.name))
      if parameter.name >= 0 { facts.bind(parameter.name, type: type) }
    }
    var flags: [ParameterShape] = written.map { _ in [] }
    if head.isVariadic, let last = flags.indices.last { flags[last] = .isVariadic }
    if hasErrorParameter(head), let last = flags.indices.last {
      flags[last].insert(.hasDefault)
    }
    facts.setParameters(of: index, names: inner, types: written, flags: flags)
  }

  /// The selector, such as `initWithName:age:`.
  private func selector(of head: MethodHead) -> String {
    if head.parameters.isEmpty { return text(head.first..<(head.first + 1)) }
    return head.parameters.map { parameter in
      (parameter.label < 0 ? "" : text(parameter.label..<(parameter.label + 1))) + ":"
    }.joined()
  }

  /// Whether a method is an initialiser by its name and result.
  private func isInitializer(_ head: MethodHead) -> Bool {
    guard !head.isStatic, symbol(head.first) != .colon else { return false }
    var word = bytes(head.first)[...]
    while word.first == UInt8(ascii: "_") { word = word.dropFirst() }
    guard word.starts(with: "init".utf8) else { return false }
    if let next = word.dropFirst(4).first, next >= UInt8(ascii: "a"), next <= UInt8(ascii: "z") {
      return false
    }
    guard let only = head.result.first else { return true }
    return symbol(only) != .builtinType && !Word.booleanTypes.contains(self.word(only))
  }
}
