import SourceFacts
import SourceText

/// Writes down the facts of one file of the C family, by the tokens that say them.
///
/// The builder owns the facts and the place in the text; this adds what it takes to speak of tokens:
/// their names, places and conditions, the namespaces and the access of what is declared here.
final class FactWriter: TokenQueries {
  let tokens: LexemeText
  /// The facts so far, and the declaration, scope and block that the text stands in.
  let builder: FactBuilder
  /// The names of words, by word, where they are known already.
  private var nameOfWord: [OptionalID<Name>]

  /// The access of what is declared here.
  var access: AccessLevel
  /// The names of the namespaces around, outermost first; those without a name leave none.
  var namespaces: [String] = []

  /// Prepares to write what tokens say.
  ///
  /// - Parameters:
  ///   - tokens: the tokens of the file.
  ///   - words: how many different words they spell.
  ///   - made: the words that macros make, which the text has nowhere.
  ///   - access: that of what is declared at the top of the file.
  init(
    tokens: LexemeText, words: Int, made: [WordNumber: String] = [:], access: AccessLevel
  ) {
    self.tokens = tokens
    self.access = access
    builder = FactBuilder()
    nameOfWord = [OptionalID](repeating: .none, count: words)
    for (word, name) in made.sorted(by: { $0.key < $1.key }) {
      nameOfWord[Int(word)] = OptionalID(builder.names.id(of: name))
    }
  }

  /// Prepares to write what further tokens of a file say, behind what another writer wrote.
  init(tokens: LexemeText, behind other: FactWriter) {
    self.tokens = tokens
    access = other.access
    builder = other.builder
    nameOfWord = []
  }

  /// What was written, imports in the order of the text; the writer is of no use afterwards.
  func finished() -> FileFacts {
    var facts = builder.finish()
    facts.imports.sort { $0.offset < $1.offset }
    return facts
  }

  // MARK: Names

  /// The name that a token spells.
  func name(_ index: Int) -> NameID {
    let word = Int(tokens[index].word)
    if word >= 0, word < nameOfWord.count {
      if let known = nameOfWord[word].id { return known }
      let name = builder.names.id(of: bytes(index))
      nameOfWord[word] = OptionalID(name)
      return name
    }
    return builder.names.id(of: bytes(index))
  }

  /// The id of a name.
  func id(of name: String) -> NameID { builder.names.id(of: name) }

  /// The id of a name given by its bytes.
  func id(of name: UnsafeBufferPointer<UInt8>) -> NameID { builder.names.id(of: name) }

  /// A name by its id. O(length).
  func string(_ name: NameID) -> String { builder.names.string(name) }

  /// The name under which something declared at this place is known: with the namespaces around it.
  func declaredName(_ text: @autoclosure () -> String, plain: NameID) -> NameID {
    guard isCxx, builder.owner == nil, !builder.isLocal, !namespaces.isEmpty else { return plain }
    return builder.names.id(of: namespaces.joined(separator: "::") + "::" + text())
  }

  /// The name of a token under which its declaration is known.
  func declaredName(_ index: Int) -> NameID {
    declaredName(string(name(index)), plain: name(index))
  }

  /// The name of a token in the namespaces around it, whatever class stands between.
  func nameInNamespaces(_ index: Int) -> NameID {
    let name = String(decoding: bytes(index), as: UTF8.self)
    return builder.names.id(of: (namespaces + [name]).joined(separator: "::"))
  }

  // MARK: Declarations

  /// Appends a declaration whose name is the token at `index`, of the innermost declaration.
  func add(
    _ kind: DeclarationKind, at index: Int, name: NameID? = nil, from start: Int,
    marks: DeclarationMarks = [], access: AccessLevel? = nil
  ) -> ID<DeclarationFact> {
    let lexeme = tokens[index]
    return builder.add(
      DeclarationFact(
        kind: kind, name: name ?? declaredName(index), parent: builder.owner,
        access: access ?? self.access, writtenAccess: nil, condition: lexeme.condition,
        marks: marks, offset: lexeme.start, start: tokens[min(start, index)].start,
        end: lexeme.end))
  }

  /// Appends the definition of a type, which stands beside the variable that it types.
  ///
  /// - Parameters:
  ///   - text: its name as written; that of the token where there is none.
  ///   - start: the token that it begins with.
  func addType(
    _ kind: DeclarationKind, at index: Int, text: String? = nil, from start: Int
  ) -> ID<DeclarationFact> {
    var outer = builder.owner
    if let owner = outer, builder[owner].kind == .variable { outer = builder[owner].parent }
    let type = builder.make(in: outer) {
      let name = text.map { declaredName($0, plain: id(of: $0)) }
      return add(kind, at: index, name: name, from: start, marks: .isDefinition)
    }
    builder[type].start = tokens[start].start
    return type
  }

  /// Says that a declaration ends in front of a token.
  func finish(_ declaration: ID<DeclarationFact>, before index: Int) {
    let last = min(index, tokens.count) - 1
    if last >= 0 { builder.extend(declaration, to: tokens[last].end) }
  }

  /// Sets the parameters of a function, method or macro; all lists are as long as the first.
  func setParameters(
    of declaration: ID<DeclarationFact>, names: [NameID], types: [ID<TypeFact>?],
    flags: [ParameterShape]
  ) {
    builder[declaration].parameterTypes = builder.list(types.map { OptionalID($0) })
    builder[declaration].parameterNames = builder.list(names)
    builder[declaration].parameterFlags = builder.list(flags)
  }

  // MARK: Types and expressions

  /// Appends a written type.
  func addType(
    _ kind: TypeFact.Kind, at index: Int, name: NameID? = nil,
    base: ID<TypeFact>? = nil, parts: [ID<TypeFact>?] = [], role: ReferenceRole = .typePosition
  ) -> ID<TypeFact> {
    let lexeme = tokens[index]
    let owner = owningDeclaration(at: index)
    // Types of C itself have no fact alone, but as parts they keep their place.
    let parts = parts.map { part in
      if let part { return part }
      return builder.add(
        TypeFact(
          kind: .other, role: role, condition: lexeme.condition, owner: owner,
          offset: lexeme.start))
    }
    return builder.add(
      TypeFact(
        kind: kind, role: role, condition: lexeme.condition, name: name, base: base,
        parts: builder.list(parts), owner: owner, offset: lexeme.start))
  }

  /// Appends the mention of a type where it is defined. At the top of a file nothing mentions it but
  /// its own declaration.
  func addMention(of declaration: ID<DeclarationFact>, at index: Int) -> ID<TypeFact> {
    builder.make(in: builder.owner ?? declaration) {
      addType(.named, at: index, name: builder[declaration].name)
    }
  }

  /// Appends an expression.
  func addExpression(
    _ form: ExpressionFact.Form, at index: Int, role: ReferenceRole = .value,
    name: NameID? = nil, arguments: [Operand] = []
  ) -> ID<ExpressionFact> {
    let lexeme = tokens[index]
    return builder.add(
      ExpressionFact(
        form, role: role, condition: lexeme.condition, offset: lexeme.start,
        owner: owningDeclaration(at: index), name: name, arguments: builder.list(arguments)))
  }

  /// Appends an expression that stands in another one.
  func addOperand(
    _ form: ExpressionFact.Form, at index: Int, role: ReferenceRole = .value,
    name: NameID? = nil, arguments: [Operand] = []
  ) -> Operand {
    Operand(addExpression(form, at: index, role: role, name: name, arguments: arguments))
  }

  /// Appends a call, and ties the contexts of its arguments to it.
  func addCall(
    _ form: ExpressionFact.Form, at index: Int, _ values: [Operand] = [],
    _ contexts: [ID<ContextFact>] = []
  ) -> Operand {
    let call = addExpression(form, at: index, arguments: values)
    if let callee = builder[call].base.expression { builder[call].offset = builder[callee].offset }
    builder[call].labels = builder.list(values.map { _ in OptionalID<Name>.none })
    for context in contexts { builder[context].tie(to: call) }
    return Operand(call)
  }

  /// Appends a context.
  func addContext(_ form: ContextFact.Form) -> ID<ContextFact> { builder.add(ContextFact(form)) }

  /// The context of a written type, `nil` where there is none.
  func addContext(ofType type: ID<TypeFact>?) -> ID<ContextFact>? {
    type.map { addContext(.writtenType($0)) }
  }

  /// The context of what is returned here: the result of the innermost block or function.
  func addResultContext() -> ID<ContextFact>? {
    if let closure = builder.closure { return addContext(.closureResult(of: closure)) }
    return builder.owner.map { addContext(.result(of: $0)) }
  }

  /// The innermost declaration, else the file's top-level code, which is made when first needed.
  private func owningDeclaration(at index: Int) -> ID<DeclarationFact> {
    builder.owner ?? topLevelCode(at: index)
  }

  /// The file's top-level code, which is made when first needed, extended to a token.
  func topLevelCode(at index: Int) -> ID<DeclarationFact> {
    let lexeme = tokens[index]
    let code = builder.topLevelCode(condition: .always, from: lexeme.start, to: lexeme.end)
    builder.extend(code, to: lexeme.end)
    return code
  }

  // MARK: Where the text stands

  /// Runs `body` where what is declared has another access.
  func withAccess(_ access: AccessLevel, _ body: () -> Void) {
    let outer = self.access
    self.access = access
    body()
    self.access = outer
  }

  /// Binds the local name at a place and returns the binding.
  @discardableResult
  func bind(
    _ index: Int, type: ID<TypeFact>? = nil, source: BindingFact.Source = .none
  ) -> ID<BindingFact> {
    builder.bind(
      BindingFact(
        name: name(index), offset: tokens[index].start, type: type, source: source,
        owner: owningDeclaration(at: index)))
  }

  /// The binding of the local name that a token spells, or `nil`.
  func local(_ index: Int) -> ID<BindingFact>? { builder.scopes.binding(of: name(index)) }
}
