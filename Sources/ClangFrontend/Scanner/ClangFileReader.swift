import SourceFacts

/// Lowers the tokens of one file of the C family to facts, in one descent.
///
/// The concerns live in extensions, a file each: heads (where a declaration's type, macros and names
/// stand), types, declarations, containers of Objective-C, statements, expressions, messages. Heads
/// are looked at first and lowered afterwards, since the facts of a type say which declaration they
/// stand in.
///
/// No text is refused: what is not understood is skipped or read as an expression, so that its
/// names are kept; every loop moves on.
final class ClangFileReader {
  /// Expressions nested deeper are read without their structure.
  static let maximumDepth = 64

  let text: UnsafeBufferPointer<UInt8>
  let language: SourceLanguage
  let isHeader: Bool
  var lexemes: [Lexeme]
  var facts = FileFacts()
  var names = NameTable()
  /// The names of words, by word, where they are known already.
  private var nameOfWord: [NameID]

  /// The token that is read next.
  var position = 0
  var owner: DeclarationIndex = -1
  var scopes = LocalScopes()
  /// Greater than 0 inside a function.
  var localDepth = 0
  var depth = 0
  var closures: [OpenClosure] = []
  var topLevelCode: DeclarationIndex = -1
  /// Macros in front of a container, whose names belong to it.
  var pendingMacros: [Int] = []
  /// The Objective-C container that members are read of.
  var container: Container?
  /// The struct, union or enumeration that was declared last.
  var lastAggregate: DeclarationIndex?
  /// The access of what is declared here.
  var access: AccessLevel
  /// What the text around says in C++.
  var cxx = CxxContext()

  /// A block whose body is being read.
  struct OpenClosure {
    /// Its expression.
    var expression: ExpressionIndex
    /// What its `return` statements give.
    var returned: [ExpressionIndex] = []
  }

  /// The word `in` of loops where the file can have one, else no word at all: elsewhere it is a name.
  let loopIn: NameID

  init(
    text: UnsafeBufferPointer<UInt8>, lexemes: [Lexeme], words: Int, language: SourceLanguage,
    isHeader: Bool, hasObjectiveC: Bool
  ) {
    self.text = text
    self.lexemes = lexemes
    self.language = language
    self.isHeader = isHeader
    loopIn = hasObjectiveC ? Word.loopIn : -2
    nameOfWord = [NameID](repeating: -1, count: words)
    access = isHeader ? .public : .internal
  }

  /// Whether both grammars are read: C++, and Objective-C with it.
  var isCxx: Bool { language == .cxx }

  // MARK: Tokens

  /// What the token at a place is; `endOfFile` outside the text.
  func symbol(_ index: Int) -> Symbol {
    index >= 0 && index < lexemes.count ? lexemes[index].symbol : .endOfFile
  }

  /// The word at a place, or -1.
  func word(_ index: Int) -> NameID {
    index >= 0 && index < lexemes.count ? lexemes[index].word : -1
  }

  /// Whether an identifier stands at a place.
  func isIdentifier(_ index: Int) -> Bool { symbol(index) == .identifier }

  /// The index behind the content of the bracket that opens at a place.
  func contentEnd(_ open: Int) -> Int {
    max(open + 1, min(Int(lexemes[open].partner), lexemes.count))
  }

  /// The index behind the bracket that opens at a place and all it holds.
  func after(_ open: Int) -> Int {
    let end = contentEnd(open)
    return end < lexemes.count && Int(lexemes[end].partner) == open && lexemes[end].symbol.closes
      ? end + 1 : end
  }

  /// The index of the `>` that closes the `<` at a place, or `nil` where it is no bracket.
  func angleEnd(_ open: Int) -> Int? {
    guard symbol(open) == .less, lexemes[open].partner > Int32(open) else { return nil }
    return Int(lexemes[open].partner)
  }

  /// The index behind one token, or behind the bracket or angles that open there.
  func next(_ index: Int) -> Int {
    if symbol(index).opens { return after(index) }
    if let end = angleEnd(index) { return end + 1 }
    return index + 1
  }

  /// The bytes of a token.
  func bytes(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: text[Int(lexemes[index].start)..<Int(lexemes[index].end)])
  }

  /// The text of the tokens in a range, without the space between them.
  func text(_ range: Range<Int>) -> String {
    var joined: [UInt8] = []
    for index in range { joined.append(contentsOf: bytes(index)) }
    return String(decoding: joined, as: UTF8.self)
  }

  /// The name that a token spells.
  func name(_ index: Int) -> NameID {
    let word = Int(lexemes[index].word)
    if word >= 0, word < nameOfWord.count {
      if nameOfWord[word] >= 0 { return nameOfWord[word] }
      let name = names.id(of: bytes(index))
      nameOfWord[word] = name
      return name
    }
    return names.id(of: bytes(index))
  }

  /// Whether a token is the first of its line.
  func isFirstInLine(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    var place = Int(lexemes[index].start)
    let last = Int(lexemes[index - 1].end)
    while place > last {
      place -= 1
      if text[place] == UInt8(ascii: "\n") || text[place] == UInt8(ascii: "\r") { return true }
    }
    return false
  }

  // MARK: Tables

  /// Stores a list of numbers.
  func list(_ elements: [Int32]) -> FactList {
    if elements.isEmpty { return .empty }
    let start = Int32(facts.lists.count)
    facts.lists.append(contentsOf: elements)
    return FactList(start: start, count: Int32(elements.count))
  }

  /// Appends a declaration whose name is the token at `index`.
  func add(
    _ kind: DeclarationKind, at index: Int, name: NameID? = nil, from start: Int,
    marks: DeclarationMarks = [], access: AccessLevel? = nil
  ) -> DeclarationIndex {
    var marks = marks
    if localDepth > 0 { marks.insert(.isLocal) }
    let lexeme = lexemes[index]
    facts.declarations.append(
      DeclarationFact(
        kind: kind, name: name ?? declaredName(index), parent: owner, access: access ?? self.access,
        writtenAccess: nil, condition: lexeme.condition, marks: marks, offset: lexeme.start,
        start: lexemes[min(start, index)].start, end: lexeme.end))
    return DeclarationIndex(facts.declarations.count - 1)
  }

  /// Says that a declaration ends in front of a token.
  func finish(_ declaration: DeclarationIndex, before index: Int) {
    let last = min(index, lexemes.count) - 1
    guard last >= 0 else { return }
    let end = lexemes[last].end
    if end > facts.declarations[Int(declaration)].end {
      facts.declarations[Int(declaration)].end = end
    }
  }

  /// Appends a written type.
  func addType(
    _ kind: TypeFact.Kind, at index: Int, name: NameID = -1, base: TypeIndex = -1,
    parts: [TypeIndex] = [], role: ReferenceRole = .typePosition
  ) -> TypeIndex {
    let lexeme = lexemes[index]
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

  /// Appends an expression.
  func addExpression(
    _ kind: ExpressionFact.Kind, at index: Int, role: ReferenceRole = .value, base: Int32 = -1,
    name: NameID = -1, arguments: [Int32] = [], context: Int32 = -1
  ) -> ExpressionIndex {
    let lexeme = lexemes[index]
    facts.expressions.append(
      ExpressionFact(
        kind: kind, role: role, condition: lexeme.condition, offset: lexeme.start,
        owner: owningDeclaration(at: index), base: base, name: name, arguments: list(arguments),
        context: context))
    return ExpressionIndex(facts.expressions.count - 1)
  }

  /// The innermost declaration, else the file's top-level code, which is made when first needed.
  private func owningDeclaration(at index: Int) -> DeclarationIndex {
    if owner >= 0 { return owner }
    if topLevelCode < 0 {
      topLevelCode = DeclarationIndex(facts.declarations.count)
      let lexeme = lexemes[index]
      facts.declarations.append(
        DeclarationFact(
          kind: .topLevelCode, name: names.id(of: "(top-level code)"), parent: -1,
          access: .internal, writtenAccess: nil, condition: 0, marks: [], offset: lexeme.start,
          start: lexeme.start, end: lexeme.end))
    }
    facts.declarations[Int(topLevelCode)].end = max(
      facts.declarations[Int(topLevelCode)].end, lexemes[index].end)
    return topLevelCode
  }

  // MARK: Scopes

  /// Runs `body` with another innermost declaration.
  func within(_ declaration: DeclarationIndex, _ body: () -> Void) {
    let outer = owner
    owner = declaration
    body()
    owner = outer
  }

  /// Runs `body` in a scope of local names.
  func inLocalScope(_ body: () -> Void) {
    let mark = scopes.mark()
    localDepth += 1
    body()
    localDepth -= 1
    scopes.leave(mark)
  }

  /// Binds the local name at a place and returns the binding.
  @discardableResult
  func bind(
    _ index: Int, type: TypeIndex = -1, value: Int32 = -1, source: BindingFact.Source = .none,
    number: Int32 = 0
  ) -> Int32 {
    let name = name(index)
    facts.bindings.append(
      BindingFact(
        name: name, offset: lexemes[index].start, type: type, value: value, source: source,
        position: number, owner: owningDeclaration(at: index)))
    let binding = Int32(facts.bindings.count - 1)
    scopes.bind(name, to: binding)
    return binding
  }

  /// The binding of the local name that a token spells, or `nil`.
  func local(_ index: Int) -> Int32? { scopes.binding(of: name(index)) }
}
