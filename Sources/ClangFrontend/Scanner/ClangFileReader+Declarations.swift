import SourceFacts

extension ClangFileReader {
  /// Where a declaration of C stands.
  enum Place {
    case file
    /// In a struct or union.
    case field
    /// Between the braces of an `@interface` or `@implementation`.
    case instanceVariable
  }

  /// Reads the declarations of a file, or of a linkage block.
  func readFileItems(to limit: Int) {
    while position < limit {
      let before = position
      readFileItem(to: limit)
      if position <= before { position = before + 1 }
    }
    let rest = pendingMacros
    pendingMacros = []
    readMacroUses(rest)
  }

  /// Reads one declaration at file level.
  func readFileItem(to limit: Int) {
    if isCxx, readCxxItem(to: limit) { return }
    switch symbol(position) {
    case .atInterface: readInterface(to: limit)
    case .atProtocol: readProtocol(to: limit)
    case .atImplementation: readImplementation(to: limit)
    case .atClass: readForwardClasses(to: limit)
    case .atImport: readModuleImport(to: limit)
    case .atAlias: readCompatibilityAlias(to: limit)
    case .plus, .minus: readMethod(to: limit)
    case .atProperty: readProperty(to: limit)
    case .externKeyword
    where symbol(position + 1) == .string && symbol(position + 2) == .leftBrace:
      position += 3
    case .leftBrace: readLooseBody()
    case .attributeKeyword:
      position += 1
      if symbol(position) == .leftParenthesis { position = after(position) }
    case .atSynthesize: skip(to: .semicolon, limit)
    case let other
    where other == .identifier || other.beginsDeclaration || other == .leftParenthesis:
      readDeclaration(to: limit, .file)
    default: position += 1
    }
  }

  /// Moves behind the next token of a kind, at the most to the limit.
  func skip(to symbol: Symbol, _ limit: Int) {
    while position < limit, self.symbol(position) != symbol {
      if self.symbol(position).beginsContainer || self.symbol(position) == .atEnd { return }
      position = next(position)
    }
    position = min(position + 1, limit)
  }

  /// Braces that belong to nothing known: their statements are top-level code.
  private func readLooseBody() {
    let open = position
    inLocalScope {
      position = open + 1
      readStatements(to: contentEnd(open))
    }
    position = after(open)
  }

  /// Reads a declaration of C: types, functions, variables, aliases; or what looks like one.
  func readDeclaration(to limit: Int, _ place: Place) {
    if place == .file, takeMacrosBeforeContainer(limit) { return }
    let start = position
    let head = specifiers(from: start, to: limit, .declaration)
    if let container = containerBehind(head, limit) {
      pendingMacros += head.macros + (container > head.end ? [head.end] : [])
      position = container
      return
    }
    if isCxx {
      readCxxDeclaration(to: limit, place)
      return
    }
    let first = declarator(from: head.end, to: limit, .declaration)
    if head.base == .none, head.storage.isEmpty || first.name < 0,
      !isFunctionWithoutType(first, limit)
    {
      readLooseCode(head, to: limit)
      return
    }
    if case .enumMacro(let index) = head.base, first.name < 0 || isMacroLike(first.name) {
      // What stands behind the braces are macros: `NS_SWIFT_NAME(Name)`.
      var alias = first
      if first.name >= 0 { alias.macros.insert(first.name, at: 0) }
      alias.name = -1
      _ = readEnumMacro(index, of: head, alias: alias)
      position = behindSemicolon(first.end, limit)
      if let lastAggregate { finish(lastAggregate, before: position) }
    } else if head.storage.contains(.isTypedef) {
      readTypedef(head, first, to: limit)
    } else {
      readVariables(head, first, to: limit, place)
    }
    if position <= start { position = start + 1 }
  }

  /// The most macros that are looked behind.
  private static let maximumMacros = 32

  /// Takes macros that stand in a row in front of a container, such as
  /// `NS_ASSUME_NONNULL_BEGIN NS_SWIFT_NAME(A) @interface`; gives whether there were any.
  private func takeMacrosBeforeContainer(_ limit: Int) -> Bool {
    var macros: [Int] = []
    var index = position
    while index < limit, isIdentifier(index), macros.count < Self.maximumMacros {
      macros.append(index)
      index += 1
      if symbol(index) == .leftParenthesis { index = after(index) }
    }
    guard !macros.isEmpty, index < limit, symbol(index).beginsContainer else { return false }
    pendingMacros += macros
    position = index
    return true
  }

  /// Where a container of Objective-C begins that macros stand in front of, or `nil`.
  private func containerBehind(_ head: Specifiers, _ limit: Int) -> Int? {
    guard head.base == .none, head.storage.isEmpty else { return nil }
    var index = head.end
    if isIdentifier(index) {
      index += 1
      if symbol(index) == .leftParenthesis { index = after(index) }
    }
    guard index < limit, index > head.start else { return nil }
    let next = symbol(index)
    return next.beginsMember && next != .atEnd ? index : nil
  }

  /// `main() {…}`: a function whose type nobody wrote, rather than a macro.
  private func isFunctionWithoutType(_ first: Declarator, _ limit: Int) -> Bool {
    guard first.name >= 0, first.parameters >= 0 else { return false }
    if oldStyleBody(of: first.parameters, limit) != nil { return true }
    return symbol(first.end) == .leftBrace && !isMacroLike(first.name)
  }

  /// What is no declaration: macros that stand for some, with or without a body.
  private func readLooseCode(_ head: Specifiers, to limit: Int) {
    let macros = pendingMacros + head.macros
    pendingMacros = []
    readMacroUses(macros)
    let start = head.end
    position = start
    guard start < limit, !symbol(start).beginsMember else { return }
    let outer = owner
    if owner >= 0, facts.declarations[Int(owner)].kind.isTypeContext { owner = -1 }
    defer { owner = outer }
    localDepth += 1
    readExpression(to: limit)
    localDepth -= 1
    if position <= start { position = start + 1 }
    if symbol(position) == .leftBrace, position < limit { readLooseBody() }
    if symbol(position) == .semicolon { position += 1 }
  }

  // MARK: Variables and functions

  private func readVariables(
    _ head: Specifiers, _ first: Declarator, to limit: Int, _ place: Place
  ) {
    var base: TypeIndex?
    var declarator = first
    var declared: [DeclarationIndex] = []
    if first.name < 0 {
      _ = readStandaloneBase(head)
      readMacroUses(head.macros + first.macros)
      position = behindSemicolon(first.end, limit)
      return
    }
    // A type that is defined here stands beside what it types.
    if definesAggregate(head) { base = readBase(head) }
    while declarator.name >= 0 {
      let isFunction = declarator.parameters >= 0
      let index = addVariable(declarator, head, place, isFunction: isFunction)
      declared.append(index)
      within(index) {
        if declared.count == 1 { readMacroUses(pendingAndOwn(head)) }
        readMacroUses(declarator.macros)
        let type = base ?? readBase(head)
        base = type
        facts.declarations[Int(index)].type = completed(type, by: declarator)
      }
      if isFunction, readFunction(index, declarator, to: limit) { return }
      if declarator.width >= 0 {
        within(index) { readFlat(declarator.width..<declarator.end) }
      }
      if declarator.value >= 0 { readValue(of: index, declarator) }
      finish(index, before: declarator.end)
      guard symbol(declarator.end) == .comma, declarator.end < limit else { break }
      declarator = self.declarator(from: declarator.end + 1, to: limit, .declaration)
    }
    position = behindSemicolon(declarator.end, limit)
    if symbol(position - 1) == .semicolon, let last = declared.last {
      finish(last, before: position)
    }
  }

  /// The macros in front of a declaration; they are taken once.
  func pendingAndOwn(_ head: Specifiers) -> [Int] {
    let macros = pendingMacros + head.macros
    pendingMacros = []
    return macros
  }

  /// Behind a semicolon that stands at a place, else the place.
  func behindSemicolon(_ index: Int, _ limit: Int) -> Int {
    index < limit && symbol(index) == .semicolon ? index + 1 : index
  }

  private func addVariable(
    _ declarator: Declarator, _ head: Specifiers, _ place: Place, isFunction: Bool
  ) -> DeclarationIndex {
    var marks: DeclarationMarks = []
    var access = access
    if place == .file, head.storage.contains(.isStatic) { access = .fileprivate }
    if place == .file, !isFunction {
      let isConstant =
        declarator.isPointer
        ? declarator.isConstant
        : head.storage.contains(.isConstant) || declarator.isConstant
      if isConstant { marks.insert(.isConstant) }
      // `EXPORT Type name;` hides an `extern`.
      let isDeclared = head.storage.contains(.isExtern) || isHeader && !head.macros.isEmpty
      if !isDeclared || declarator.value >= 0 { marks.insert(.isDefinition) }
    }
    if declarator.value >= 0 { marks.insert(.hasInitialValue) }
    if head.storage.contains(.isWeak) || declarator.isWeak { marks.insert(.isWeak) }
    let index = add(
      isFunction ? .function : .variable, at: declarator.name, from: head.start, marks: marks,
      access: access)
    setSwiftName(of: index, macros: head.macros + declarator.macros + pendingMacros)
    return index
  }

  func readValue(of index: DeclarationIndex, _ declarator: Declarator) {
    let resume = position
    within(index) {
      inLocalScope {
        position = declarator.value
        let type = facts.declarations[Int(index)].type
        let value = readExpression(
          to: declarator.end, stopsAtComma: true, context: addContext(ofType: type))
        facts.declarations[Int(index)].value = value
        if position < declarator.end { readFlat(position..<declarator.end) }
      }
    }
    position = resume
  }

  /// Lowers parameters and body; gives whether there was a body.
  private func readFunction(
    _ index: DeclarationIndex, _ declarator: Declarator, to limit: Int
  ) -> Bool {
    var body = declarator.end < limit && symbol(declarator.end) == .leftBrace ? declarator.end : -1
    let oldStyle = body < 0 ? oldStyleBody(of: declarator.parameters, limit) : nil
    if let oldStyle { body = oldStyle }
    within(index) {
      let mark = scopes.mark()
      if oldStyle == nil {
        readParameters(pieces(in: declarator.parameters), of: index, binds: body >= 0)
      } else {
        readOldStyleParameters(declarator, body: body, of: index)
      }
      if body >= 0 {
        facts.declarations[Int(index)].marks.insert(.isDefinition)
        readBody(body)
      }
      scopes.leave(mark)
    }
    guard body >= 0 else { return false }
    position = after(body)
    finish(index, before: position)
    return true
  }

  /// Lowers parameters; those of C have no labels.
  func readParameters(_ pieces: [Range<Int>], of index: DeclarationIndex, binds: Bool) {
    var types: [Int32] = []
    var inner: [Int32] = []
    var flags: [Int32] = []
    let underscore = names.id(of: "_")
    for piece in pieces {
      let parameter = readParameter(piece)
      if parameter.isVariadic {
        if let last = flags.indices.last { flags[last] |= ParameterShape.isVariadic }
        continue
      }
      types.append(parameter.type)
      inner.append(parameter.name < 0 ? underscore : name(parameter.name))
      flags.append(parameter.value < 0 ? 0 : ParameterShape.hasDefault)
      if binds, parameter.name >= 0 { bind(parameter.name, type: parameter.type) }
      if parameter.value >= 0 { readExpressions(parameter.value..<piece.upperBound) }
    }
    facts.declarations[Int(index)].labels = list(types.map { _ in underscore })
    facts.declarations[Int(index)].parameterTypes = list(types)
    facts.declarations[Int(index)].parameterNames = list(inner)
    facts.declarations[Int(index)].parameterFlags = list(flags)
  }

  /// `f(a, b) int a; char *b; {…}`
  private func readOldStyleParameters(
    _ declarator: Declarator, body: Int, of index: DeclarationIndex
  ) {
    var types: [NameID: TypeIndex] = [:]
    var place = declarator.end
    while place < body {
      let head = specifiers(from: place, to: body, .declaration)
      let base = readBase(head)
      var next = self.declarator(from: head.end, to: body, .declaration)
      while next.name >= 0 {
        types[name(next.name)] = completed(base, by: next)
        guard symbol(next.end) == .comma else { break }
        next = self.declarator(from: next.end + 1, to: body, .declaration)
      }
      place = max(place + 1, behindSemicolon(next.end, body))
    }
    let inner = pieces(in: declarator.parameters).map(\.lowerBound)
    let written = inner.map { types[name($0)] ?? -1 }
    for (parameter, type) in zip(inner, written) { bind(parameter, type: type) }
    let underscore = names.id(of: "_")
    facts.declarations[Int(index)].labels = list(inner.map { _ in underscore })
    facts.declarations[Int(index)].parameterTypes = list(written)
    facts.declarations[Int(index)].parameterNames = list(inner.map { name($0) })
    facts.declarations[Int(index)].parameterFlags = list(inner.map { _ in 0 })
  }

  /// Lowers a function's body, the brace of which is at a place.
  func readBody(_ open: Int) {
    let resume = position
    let outer = closures
    closures = []
    inLocalScope {
      position = open + 1
      readStatements(to: contentEnd(open))
    }
    closures = outer
    position = resume
  }

  // MARK: Aliases

  func readTypedef(_ head: Specifiers, _ first: Declarator, to limit: Int) {
    var declarator = first
    var base: TypeIndex?
    if case .aggregate(let keyword) = head.base {
      base = readAggregate(keyword, of: head, alias: first)
      if namesAggregate(keyword, first, limit) {
        guard symbol(first.end) == .comma else {
          position = behindSemicolon(first.end, limit)
          finishLastAggregate(before: position)
          return
        }
        declarator = self.declarator(from: first.end + 1, to: limit, .declaration)
      }
    } else if case .enumMacro(let index) = head.base {
      base = readEnumMacro(index, of: head, alias: first)
    }
    while declarator.name >= 0 {
      let index = add(.typealias, at: declarator.name, from: head.start)
      setSwiftName(of: index, macros: head.macros + declarator.macros + pendingMacros)
      within(index) {
        readMacroUses(pendingAndOwn(head) + declarator.macros)
        let type = base ?? readBase(head)
        base = type
        var whole = completed(type, by: declarator)
        if declarator.pointee < 0, declarator.parameters >= 0 {
          let parts = pieces(in: declarator.parameters).map { readParameter($0).type }
          whole = addType(.function, at: declarator.parameters, base: type, parts: parts)
        }
        facts.declarations[Int(index)].type = whole
      }
      finish(index, before: behindSemicolon(declarator.end, limit))
      guard symbol(declarator.end) == .comma else { break }
      declarator = self.declarator(from: declarator.end + 1, to: limit, .declaration)
    }
    if base == nil, first.name < 0 { _ = readStandaloneBase(head) }
    position = behindSemicolon(declarator.end, limit)
  }

  private func finishLastAggregate(before index: Int) {
    guard let last = lastAggregate, last >= 0 else { return }
    finish(last, before: index)
  }

  /// `@compatibility_alias Other Name;`
  private func readCompatibilityAlias(to limit: Int) {
    let start = position
    position += 1
    guard position + 1 < limit, word(position) >= 0, word(position + 1) >= 0 else { return }
    let index = add(.typealias, at: position, from: start, marks: .isObjC)
    within(index) { facts.declarations[Int(index)].type = readNamedType(position + 1) }
    position = behindSemicolon(position + 2, limit)
    finish(index, before: position)
  }
}
