import SourceFacts

/// The facts of one file while they are written down.
///
/// It knows which declaration the text being read belongs to, which local names are visible and which
/// functions and blocks are open, so that readers only say what stands there, and at which token.
final class FactWriter: TokenQueries {
  let tokens: LexemeText
  /// What was written so far.
  private(set) var facts = FileFacts()
  private var names = NameTable()
  /// The names of words, by word, where they are known already, else -1.
  private var nameOfWord: [NameID]
  private var scopes = LocalScopes()
  private var closures: [OpenClosure] = []
  private var topLevelCode: DeclarationIndex = -1

  /// The innermost declaration; -1 at the top of the file.
  private(set) var owner: DeclarationIndex = -1
  /// The access of what is declared here.
  var access: AccessLevel
  /// Greater than 0 inside a function.
  private var localDepth = 0
  /// The names of the namespaces around, outermost first; those without a name leave none.
  var namespaces: [String] = []

  /// A block or lambda whose body is being read.
  private struct OpenClosure {
    /// Its expression.
    var expression: ExpressionIndex
    /// What its `return` statements give.
    var returned: [ExpressionIndex] = []
  }

  /// Prepares to write what tokens say.
  ///
  /// - Parameters:
  ///   - tokens: the tokens of the file.
  ///   - words: how many different words they spell.
  ///   - access: that of what is declared at the top of the file.
  init(tokens: LexemeText, words: Int, access: AccessLevel) {
    self.tokens = tokens
    self.access = access
    nameOfWord = [NameID](repeating: -1, count: words)
  }

  /// Takes over what is known of a file without reading its tokens.
  func begin(_ file: TokenizedFile, language: SourceLanguage) {
    facts.language = language
    facts.conditions = file.conditions.isEmpty ? [.always] : file.conditions
    facts.lines = file.lines
    facts.codeLines = file.codeLines
    facts.problems = file.problems
  }

  /// What was written, imports in the order of the text.
  func finished() -> FileFacts {
    facts.imports.sort { $0.offset < $1.offset }
    facts.strings = names.strings
    return facts
  }

  // MARK: What is written already

  /// A declaration that was added.
  subscript(declaration index: DeclarationIndex) -> DeclarationFact {
    _read { yield facts.declarations[Int(index)] }
    _modify { yield &facts.declarations[Int(index)] }
  }

  /// An expression that was added.
  subscript(expression index: ExpressionIndex) -> ExpressionFact {
    _read { yield facts.expressions[Int(index)] }
    _modify { yield &facts.expressions[Int(index)] }
  }

  /// A binding that was made.
  subscript(binding index: Int32) -> BindingFact {
    _read { yield facts.bindings[Int(index)] }
    _modify { yield &facts.bindings[Int(index)] }
  }

  /// The binding that was made last, or -1.
  var lastBinding: Int32 { Int32(facts.bindings.count) - 1 }

  // MARK: Names

  /// The name that a token spells.
  func name(_ index: Int) -> NameID {
    let word = Int(tokens[index].word)
    if word >= 0, word < nameOfWord.count {
      if nameOfWord[word] >= 0 { return nameOfWord[word] }
      let name = names.id(of: bytes(index))
      nameOfWord[word] = name
      return name
    }
    return names.id(of: bytes(index))
  }

  /// The id of a name.
  func id(of name: String) -> NameID { names.id(of: name) }

  /// The id of a name given by its bytes.
  func id(of name: UnsafeBufferPointer<UInt8>) -> NameID { names.id(of: name) }

  /// A name by its id. O(length).
  func string(_ name: NameID) -> String { names.string(name) }

  /// The name under which something declared at this place is known: with the namespaces around it.
  func declaredName(_ text: @autoclosure () -> String, plain: NameID) -> NameID {
    guard isCxx, owner < 0, localDepth == 0, !namespaces.isEmpty else { return plain }
    return names.id(of: namespaces.joined(separator: "::") + "::" + text())
  }

  /// The name of a token under which its declaration is known.
  func declaredName(_ index: Int) -> NameID {
    declaredName(String(decoding: bytes(index), as: UTF8.self), plain: name(index))
  }

  // MARK: Declarations

  /// Appends a declaration whose name is the token at `index`, of the innermost declaration.
  func add(
    _ kind: DeclarationKind, at index: Int, name: NameID? = nil, from start: Int,
    marks: DeclarationMarks = [], access: AccessLevel? = nil
  ) -> DeclarationIndex {
    var marks = marks
    if localDepth > 0 { marks.insert(.isLocal) }
    let lexeme = tokens[index]
    return add(
      DeclarationFact(
        kind: kind, name: name ?? declaredName(index), parent: owner, access: access ?? self.access,
        writtenAccess: nil, condition: lexeme.condition, marks: marks, offset: lexeme.start,
        start: tokens[min(start, index)].start, end: lexeme.end))
  }

  /// Appends a declaration as it is.
  func add(_ declaration: DeclarationFact) -> DeclarationIndex {
    facts.declarations.append(declaration)
    return DeclarationIndex(facts.declarations.count - 1)
  }

  /// Appends the definition of a type, which stands beside the variable that it types.
  ///
  /// - Parameters:
  ///   - text: its name as written; that of the token where there is none.
  ///   - start: the token that it begins with.
  func addType(
    _ kind: DeclarationKind, at index: Int, text: String? = nil, from start: Int
  ) -> DeclarationIndex {
    let isOfVariable = owner >= 0 && self[declaration: owner].kind == .variable
    var type: DeclarationIndex = -1
    within(isOfVariable ? self[declaration: owner].parent : owner) {
      let name = text.map { declaredName($0, plain: names.id(of: $0)) }
      type = add(kind, at: index, name: name, from: start, marks: .isDefinition)
    }
    self[declaration: type].start = tokens[start].start
    return type
  }

  /// Says that a declaration ends in front of a token.
  func finish(_ declaration: DeclarationIndex, before index: Int) {
    let last = min(index, tokens.count) - 1
    guard last >= 0 else { return }
    let end = tokens[last].end
    if end > self[declaration: declaration].end { self[declaration: declaration].end = end }
  }

  /// Sets the parameters of a function, method or macro; all lists are as long as the first.
  func setParameters(
    of declaration: DeclarationIndex, names: [NameID], types: [TypeIndex], flags: [Int32]
  ) {
    self[declaration: declaration].parameterTypes = list(types)
    self[declaration: declaration].parameterNames = list(names)
    self[declaration: declaration].parameterFlags = list(flags)
  }

  /// Appends an import.
  func add(_ fact: ImportFact) { facts.imports.append(fact) }

  /// Stores a list of numbers.
  func list(_ elements: [Int32]) -> FactList {
    if elements.isEmpty { return .empty }
    let start = Int32(facts.lists.count)
    facts.lists.append(contentsOf: elements)
    return FactList(start: start, count: Int32(elements.count))
  }

  // MARK: Types and expressions

  /// Appends a written type.
  func addType(
    _ kind: TypeFact.Kind, at index: Int, name: NameID = -1, base: TypeIndex = -1,
    parts: [TypeIndex] = [], role: ReferenceRole = .typePosition
  ) -> TypeIndex {
    let lexeme = tokens[index]
    let owner = owningDeclaration(at: index)
    // Types of C itself have no fact alone, but as parts they keep their place.
    let parts = parts.map { part in
      if part >= 0 { return part }
      facts.types.append(
        TypeFact(
          kind: .other, role: role, condition: lexeme.condition, owner: owner,
          offset: lexeme.start))
      return TypeIndex(facts.types.count - 1)
    }
    facts.types.append(
      TypeFact(
        kind: kind, role: role, condition: lexeme.condition, name: name, base: base,
        parts: list(parts), owner: owner, offset: lexeme.start))
    return TypeIndex(facts.types.count - 1)
  }

  /// Appends the mention of a type where it is defined. At the top of a file nothing mentions it but
  /// its own declaration.
  func addMention(of declaration: DeclarationIndex, at index: Int) -> TypeIndex {
    var type: TypeIndex = -1
    within(owner < 0 ? declaration : owner) {
      type = addType(.named, at: index, name: self[declaration: declaration].name)
    }
    return type
  }

  /// Appends an expression.
  func addExpression(
    _ kind: ExpressionFact.Kind, at index: Int, role: ReferenceRole = .value, base: Int32 = -1,
    name: NameID = -1, arguments: [Int32] = [], context: Int32 = -1
  ) -> ExpressionIndex {
    let lexeme = tokens[index]
    return add(
      ExpressionFact(
        kind: kind, role: role, condition: lexeme.condition, offset: lexeme.start,
        owner: owningDeclaration(at: index), base: base, name: name, arguments: list(arguments),
        context: context))
  }

  /// Appends an expression as it is.
  @discardableResult
  func add(_ expression: ExpressionFact) -> ExpressionIndex {
    facts.expressions.append(expression)
    return ExpressionIndex(facts.expressions.count - 1)
  }

  /// Appends a call, and ties the contexts of its arguments to it.
  func addCall(
    _ kind: ExpressionFact.Kind, at index: Int, base: ExpressionIndex,
    _ values: [ExpressionIndex] = [], _ contexts: [Int32] = []
  ) -> ExpressionIndex {
    let call = addExpression(kind, at: index, base: base, arguments: values)
    if base >= 0 { self[expression: call].offset = self[expression: base].offset }
    self[expression: call].labels = list(values.map { _ in -1 })
    for context in contexts { facts.contexts[Int(context)].index = call }
    return call
  }

  /// Marks what an assignment or an `&` writes, and in the chain that leads to it what changes.
  func markAssigned(_ target: ExpressionIndex) {
    guard target >= 0 else { return }
    var place = target
    self[expression: place].marks.insert(.isAssigned)
    // A base was added before what is reached through it, so that the chain ends.
    while self[expression: place].kind == .member || self[expression: place].kind == .subscript,
      self[expression: place].base >= 0
    {
      place = self[expression: place].base
      if self[expression: place].kind == .call { return }
      self[expression: place].marks.insert(.isChanged)
    }
  }

  /// Appends a context.
  func addContext(_ kind: ContextFact.Kind, index: Int32, number: Int32 = 0) -> Int32 {
    facts.contexts.append(ContextFact(kind: kind, index: index, position: number))
    return Int32(facts.contexts.count - 1)
  }

  /// The context of a written type, -1 where there is none.
  func addContext(ofType type: TypeIndex) -> Int32 {
    type < 0 ? -1 : addContext(.writtenType, index: type)
  }

  /// The innermost declaration, else the file's top-level code, which is made when first needed.
  private func owningDeclaration(at index: Int) -> DeclarationIndex {
    if owner >= 0 { return owner }
    let lexeme = tokens[index]
    if topLevelCode < 0 {
      topLevelCode = add(
        DeclarationFact(
          kind: .topLevelCode, name: names.id(of: "(top-level code)"), parent: -1,
          access: .internal, writtenAccess: nil, condition: 0, marks: [], offset: lexeme.start,
          start: lexeme.start, end: lexeme.end))
    }
    self[declaration: topLevelCode].end = max(self[declaration: topLevelCode].end, lexeme.end)
    return topLevelCode
  }

  // MARK: Where the text stands

  /// Runs `body` with another innermost declaration.
  func within(_ declaration: DeclarationIndex, _ body: () -> Void) {
    let outer = owner
    owner = declaration
    body()
    owner = outer
  }

  /// Runs `body` where what is declared has another access.
  func withAccess(_ access: AccessLevel, _ body: () -> Void) {
    let outer = self.access
    self.access = access
    body()
    self.access = outer
  }

  /// Whether the text stands in a function.
  var isLocal: Bool { localDepth > 0 }

  /// Runs `body` where what is declared is local, in the scope in force.
  func locally(_ body: () -> Void) {
    localDepth += 1
    body()
    localDepth -= 1
  }

  /// Runs `body` where what is declared is not local, in the scope in force.
  func notLocally(_ body: () -> Void) {
    let outer = localDepth
    localDepth = 0
    body()
    localDepth = outer
  }

  /// Runs `body` in a scope of local names.
  func inLocalScope(_ body: () -> Void) {
    let mark = scopes.mark()
    locally(body)
    scopes.leave(mark)
  }

  /// Opens a scope of local names in the text that is being read.
  func openScope() -> LocalScopes.Mark { scopes.mark() }

  /// Forgets the names bound since a scope was opened.
  func closeScope(_ mark: LocalScopes.Mark) { scopes.leave(mark) }

  /// Binds the local name at a place and returns the binding.
  @discardableResult
  func bind(
    _ index: Int, type: TypeIndex = -1, value: Int32 = -1, source: BindingFact.Source = .none,
    number: Int32 = 0
  ) -> Int32 {
    let name = name(index)
    facts.bindings.append(
      BindingFact(
        name: name, offset: tokens[index].start, type: type, value: value, source: source,
        position: number, owner: owningDeclaration(at: index)))
    scopes.bind(name, to: lastBinding)
    return lastBinding
  }

  /// The binding of the local name that a token spells, or `nil`.
  func local(_ index: Int) -> Int32? { scopes.binding(of: name(index)) }

  // MARK: Functions and blocks

  /// Runs `body` for what a block or lambda holds, and notes what it returns.
  func inClosure(_ closure: ExpressionIndex, _ body: () -> Void) {
    closures.append(OpenClosure(expression: closure))
    inLocalScope(body)
    self[expression: closure].labels = list(closures.removeLast().returned)
  }

  /// Runs `body` where no block is open, such as in a function, whose `return` is its own.
  func outsideClosures(_ body: () -> Void) {
    let outer = closures
    closures = []
    body()
    closures = outer
  }

  /// The context of what is returned here: the result of the innermost block or function; -1 for none.
  func addResultContext() -> Int32 {
    if let closure = closures.last {
      return addContext(.closureResult, index: closure.expression)
    }
    return owner < 0 ? -1 : addContext(.result, index: owner)
  }

  /// Notes what a `return` gives.
  func addReturned(_ value: ExpressionIndex) {
    guard value != ExpressionFact.none, !closures.isEmpty else { return }
    closures[closures.count - 1].returned.append(value)
  }
}
