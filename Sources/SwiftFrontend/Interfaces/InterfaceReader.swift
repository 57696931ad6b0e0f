import SourceFacts
import SourceText

/// Reads the declarations of an interface: Swift without bodies, of which nobody asks for more than names and types.
///
/// An app needs some hundred kilobytes of them in each run. The reader of sources, which has to survive any text and keeps what
/// code does, takes longer for them than for all else that a small app needs; this one knows no more than what interfaces
/// hold. It makes the same facts of declarations and types, without the values behind `=`.
final class InterfaceReader {
  let build = FactBuilder()
  var tokens: InterfaceTokens
  /// The offset of the first thing that this reader does not know; `nil` if there is none so far.
  private(set) var failure: Int?

  /// Prepares to read a text.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { tokens = InterfaceTokens(bytes) }

  /// The facts of the text; `nil` for one that holds what this reader does not know. Linear in the text.
  func facts() -> FileFacts? {
    while !tokens.isAtEnd { readDeclaration() }
    return failure == nil ? build.finish() : nil
  }

  // MARK: Tokens

  /// Takes the present token where it is spelled so.
  func take(_ text: StaticString) -> Bool {
    guard tokens.isAt(text) else { return false }
    tokens.advance()
    return true
  }

  /// Takes the present token, which has to be spelled so.
  func expect(_ text: StaticString) {
    if !take(text) { fail() }
  }

  /// Takes a name.
  func takeName() -> NameID {
    guard tokens.isWord else {
      fail()
      return build.names.id(of: "_")
    }
    let name = build.names.id(of: tokens.text)
    tokens.advance()
    return name
  }

  private func fail() {
    failure = failure ?? tokens.start
    tokens.stop()
  }

  /// Passes over brackets and what stands in them.
  func skipBrackets() {
    var depth = 0
    repeat {
      if tokens.isAt("(") || tokens.isAt("[") || tokens.isAt("{") { depth += 1 }
      if tokens.isAt(")") || tokens.isAt("]") || tokens.isAt("}") { depth -= 1 }
      tokens.advance()
    } while depth > 0 && !tokens.isAtEnd
  }

  /// Passes over a default value, up to the comma or bracket behind it.
  private func skipValue() {
    var angles = 0
    while !tokens.isAtEnd {
      if tokens.isAt("(") || tokens.isAt("[") || tokens.isAt("{") {
        skipBrackets()
        continue
      }
      if tokens.isAt(")") || tokens.isAt(",") && angles == 0 { return }
      if tokens.isAt("<") { angles += 1 }
      if tokens.isAt(">") { angles -= 1 }
      tokens.advance()
    }
  }

  // MARK: Declarations

  private func readDeclaration() {
    let start = tokens.start
    let attributes = readAttributes()
    var marks: DeclarationMarks = []
    while let mark = modifier() {
      marks.formUnion(mark)
      tokens.advance()
    }
    let head = InterfaceHead(start: start, attributes: attributes, marks: marks)
    if take("struct") {
      readNominal(.struct, head)
    } else if take("class") {
      readNominal(.class, head)
    } else if take("enum") {
      readNominal(.enum, head)
    } else if take("actor") {
      readNominal(.actor, head)
    } else if take("protocol") {
      readNominal(.protocol, head)
    } else if take("extension") {
      readExtension(head)
    } else if take("func") {
      readFunction(head)
    } else if tokens.isAt("init") {
      readInitializer(head)
    } else if tokens.isAt("subscript") {
      readSubscript(head)
    } else if take("var") {
      readVariable(head, isConstant: false)
    } else if take("let") {
      readVariable(head, isConstant: true)
    } else if take("case") {
      readCases(head)
    } else if take("typealias") {
      readTypeAlias(head)
    } else if take("associatedtype") {
      readAssociatedType(head)
    } else if take("macro") {
      let index = declareNamed(.macro, head)
      readSignature(of: index)
    } else {
      fail()
    }
    _ = take(";")
  }

  private func modifier() -> DeclarationMarks? {
    guard tokens.isWord else { return nil }
    if tokens.isAt("static") { return .isStatic }
    if tokens.isAt("mutating") { return .isMutating }
    if tokens.isAt("nonisolated") { return .isNonisolated }
    if tokens.isAt("indirect") { return .isIndirect }
    if tokens.isAt("final") { return .isFinal }
    if tokens.isAt("convenience") { return .isConvenience }
    if tokens.isAt("required") { return .isRequired }
    if tokens.isAt("prefix") || tokens.isAt("postfix") || tokens.isAt("infix") {
      return .isOperator
    }
    return nil
  }

  /// The attributes in front of a declaration, by name; one with arguments is not known here.
  private func readAttributes() -> [(name: NameID, offset: Int)] {
    var attributes: [(name: NameID, offset: Int)] = []
    while take("@") {
      let offset = tokens.start
      let end = tokens.range.upperBound
      attributes.append((takeName(), offset))
      if tokens.isAt("("), tokens.start == end { fail() }
    }
    return attributes
  }

  private func declareNamed(
    _ kind: DeclarationKind, _ head: InterfaceHead, marks: DeclarationMarks = []
  ) -> ID<DeclarationFact> {
    let offset = tokens.start
    return declare(kind, takeName(), at: offset, head, marks: marks)
  }

  private func declare(
    _ kind: DeclarationKind, _ name: NameID, at offset: Int, _ head: InterfaceHead,
    marks: DeclarationMarks = []
  ) -> ID<DeclarationFact> {
    let parent = build.owner.map { build[$0].kind }
    var marks = head.marks.union(marks)
    if parent == .protocol, kind.canBeRequired { marks.insert(.isRequirement) }
    let index = build.add(
      DeclarationFact(
        kind: kind, name: name, parent: build.owner, access: access(of: kind, in: parent),
        writtenAccess: nil, condition: .always, marks: marks, offset: UInt32(offset),
        start: UInt32(head.start), end: UInt32(offset)))
    if !head.attributes.isEmpty {
      let types = build.make(in: index) {
        head.attributes.map { attribute in
          build.add(
            TypeFact(
              kind: .named, role: .attribute, condition: .always, name: attribute.name,
              owner: index, offset: UInt32(attribute.offset)))
        }
      }
      build[index].attributes = build.list(types)
    }
    return index
  }

  private func access(of kind: DeclarationKind, in parent: DeclarationKind?) -> AccessLevel {
    switch parent {
    case nil: kind == .extension ? .open : .internal
    case .extension, .protocol: .internal
    case .class, .struct, .enum, .actor: .internal
    default: .fileprivate
    }
  }

  // MARK: Types

  private func readNominal(_ kind: DeclarationKind, _ head: InterfaceHead) {
    let index = declareNamed(kind, head)
    if kind == .protocol {
      if take("<") {
        var names: [NameID] = []
        repeat { names.append(takeName()) } while take(",")
        expect(">")
        build[index].labels = build.list(names)
      }
    } else {
      readGenericParameters(of: index)
    }
    readBody(of: index)
  }

  private func readExtension(_ head: InterfaceHead) {
    let start = tokens.start
    let index = declare(.extension, build.names.id(of: ""), at: start, head)
    build.within(index) {
      let type = readType(.extensionOf)
      build[index].type = type
      let written = tokens.bytes[start..<tokens.start]
      let name = written.trimmed
      build[index].name = build.names.id(of: UnsafeBufferPointer(rebasing: name))
      if hasArguments(type) { build[index].marks.insert(.isConstrained) }
    }
    readBody(of: index)
  }

  private func hasArguments(_ type: ID<TypeFact>) -> Bool {
    let fact = build[type]
    switch fact.kind {
    case .named: return !build[fact.parts].isEmpty
    case .member: return !build[fact.parts].isEmpty || fact.base.map(hasArguments) == true
    case .array, .dictionary, .optional: return true
    default: return false
    }
  }

  private func readBody(of index: ID<DeclarationFact>) {
    build.within(index) {
      if take(":") { build[index].inherited = build.list(readInherited()) }
      readRequirements(of: index)
      expect("{")
      while !tokens.isAt("}"), !tokens.isAtEnd { readDeclaration() }
      expect("}")
    }
  }

  private func readInherited() -> [ID<TypeFact>] {
    var inherited: [ID<TypeFact>] = []
    repeat { inherited.append(readType(.inheritance)) } while take(",")
    return inherited
  }

  private func readTypeAlias(_ head: InterfaceHead) {
    let index = declareNamed(.typealias, head)
    readGenericParameters(of: index)
    build.within(index) {
      expect("=")
      build[index].type = readType()
      readRequirements(of: index)
    }
  }

  private func readAssociatedType(_ head: InterfaceHead) {
    let index = declareNamed(.associatedType, head)
    build.within(index) {
      if take(":") {
        var inherited: [ID<TypeFact>] = []
        repeat { inherited.append(readType()) } while take(",")
        build[index].inherited = build.list(inherited)
      }
      if take("=") { build[index].type = readType() }
      readRequirements(of: index)
    }
  }

  // MARK: Generics

  private func readGenericParameters(of index: ID<DeclarationFact>) {
    guard take("<") else { return }
    build.within(index) {
      var parameters: [ID<DeclarationFact>] = []
      repeat {
        let start = tokens.start
        _ = take("each")
        let own = declareNamed(.genericParameter, InterfaceHead(start: start))
        if take(":") { build[own].type = readType() }
        parameters.append(own)
      } while take(",")
      build[index].genericParameters = build.list(parameters)
      readRequirements(of: index)
    }
    expect(">")
  }

  private func readRequirements(of index: ID<DeclarationFact>) {
    guard take("where") else { return }
    if build[index].kind == .extension { build[index].marks.insert(.isConstrained) }
    repeat {
      let subject = readType()
      let isSameType = tokens.isAt("==")
      if !take("==") { expect(":") }
      build.add(
        RequirementFact(
          declaration: index, subject: subject, constraint: readType(), isSameType: isSameType))
    } while take(",")
  }

  // MARK: What has parameters

  private func readFunction(_ head: InterfaceHead) {
    let offset = tokens.start
    guard !tokens.isWord else {
      let index = declareNamed(.function, head)
      return readSignature(of: index)
    }
    tokens.takeOperator()
    let name = build.names.id(of: tokens.text)
    tokens.advance()
    let index = declare(.function, name, at: offset, head, marks: .isOperator)
    readSignature(of: index)
  }

  private func readInitializer(_ head: InterfaceHead) {
    let index = declareNamed(.initializer, head)
    if take("?") || take("!") { build[index].marks.insert(.isFailable) }
    readSignature(of: index)
  }

  private func readSubscript(_ head: InterfaceHead) {
    let index = declareNamed(.subscript, head, marks: .isComputed)
    readSignature(of: index)
    if tokens.isAt("{") { skipBrackets() }
  }

  private func readSignature(of index: ID<DeclarationFact>) {
    readGenericParameters(of: index)
    build.within(index) {
      readParameters(of: index)
      while true {
        if take("async") {
          build[index].marks.insert(.isAsync)
        } else if take("throws") || take("rethrows") {
          build[index].marks.insert(.isThrowing)
          if take("(") {
            _ = readType()
            expect(")")
          }
        } else {
          break
        }
      }
      if take("->") { build[index].type = readType() }
      readRequirements(of: index)
    }
  }

  private func readParameters(of index: ID<DeclarationFact>) {
    let underscore = build.names.id(of: "_")
    let kind = build[index].kind
    let isPositional =
      kind == .subscript || kind == .function && build[index].marks.contains(.isOperator)
    var labels: [NameID] = []
    var names: [NameID] = []
    var types: [OptionalID<TypeFact>] = []
    var flags: [ParameterShape] = []
    expect("(")
    while !tokens.isAt(")"), !tokens.isAtEnd {
      skipAttributes()
      let first = takeName()
      let second = tokens.isWord ? takeName() : nil
      expect(":")
      let isPack = tokens.isAt("repeat")
      labels.append(isPositional && second == nil ? underscore : first)
      names.append(second ?? first)
      types.append(OptionalID(readType()))
      var flag: ParameterShape = take("...") || isPack ? .isVariadic : []
      if take("=") {
        flag.insert(.hasDefault)
        skipValue()
      }
      flags.append(flag)
      if !take(",") { break }
    }
    expect(")")
    build[index].labels = build.list(labels)
    if names != labels { build[index].parameterNames = build.list(names) }
    build[index].parameterTypes = build.list(types)
    build[index].parameterFlags = build.list(flags)
  }

  private func readCases(_ head: InterfaceHead) {
    let underscore = build.names.id(of: "_")
    repeat {
      var own = head
      own.start = tokens.start
      let index = declareNamed(.enumCase, own, marks: .isStatic)
      build.within(index) {
        var labels: [NameID] = []
        var types: [OptionalID<TypeFact>] = []
        var flags: [ParameterShape] = []
        if take("(") {
          while !tokens.isAt(")"), !tokens.isAtEnd {
            let (label, type) = readElement()
            labels.append(label ?? underscore)
            types.append(OptionalID(type))
            flags.append(take("=") ? .hasDefault : [])
            if flags.last == .hasDefault { skipValue() }
            if !take(",") { break }
          }
          expect(")")
        }
        build[index].labels = build.list(labels)
        build[index].parameterTypes = build.list(types)
        build[index].parameterFlags = build.list(flags)
        if take("=") { tokens.advance() }
      }
    } while take(",")
  }

  // MARK: Variables

  private func readVariable(_ head: InterfaceHead, isConstant: Bool) {
    let index = declareNamed(.variable, head, marks: isConstant ? .isConstant : [])
    build.within(index) {
      expect(":")
      build[index].type = readType()
    }
    guard take("{") else { return }
    build[index].marks.insert(.isComputed)
    while !tokens.isAt("}"), !tokens.isAtEnd {
      if tokens.isAt("async") { build[index].marks.insert(.isAsync) }
      if tokens.isAt("throws") { build[index].marks.insert(.isThrowing) }
      if !tokens.isWord { fail() }
      tokens.advance()
    }
    expect("}")
  }
}

/// What stands in front of a declaration's name.
struct InterfaceHead {
  /// Where the declaration begins.
  var start: Int
  /// The names of its attributes, each with its place.
  var attributes: [(name: NameID, offset: Int)] = []
  /// What its modifiers stand for.
  var marks: DeclarationMarks = []
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// The same without the white space at its end.
  fileprivate var trimmed: Self {
    var end = endIndex
    while end > startIndex, self[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    return self[startIndex..<end]
  }
}
