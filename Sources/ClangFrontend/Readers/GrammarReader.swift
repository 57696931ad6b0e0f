import SourceFacts
import SourceText

/// What the readers of one file share: its tokens, the place reached, and what was found.
///
/// The grammars of the C family recurse through each other, so that one place to go on from serves
/// them all. Everything else that a reader must know is handed to it.
final class FileReading {
  /// Expressions nested deeper are read without their structure, so that the stack needed is bounded.
  static let maximumDepth = 64

  /// The tokens of the file.
  let tokens: LexemeText
  /// What was found.
  let facts: FactWriter
  /// The language that the file is read as.
  let language: SourceLanguage
  /// Whether others may include the file.
  let isHeader: Bool

  /// The token that is read next.
  var position = 0
  /// How many dimensions an array has whose initial value is read, of which the braces around take some.
  var dimensions = 0
  /// How deep types, expressions and bodies are nested here.
  var depth = 0
  /// Macros in front of a declaration or container, whose names belong to it.
  var pendingMacros: [Int] = []
  /// What the text around says in C++.
  var cxx = CxxContext()

  /// Prepares to read a file from its first token.
  convenience init(
    tokens: LexemeText, words: Int, made: [WordNumber: String] = [:], language: SourceLanguage,
    isHeader: Bool
  ) {
    self.init(
      tokens: tokens,
      facts: FactWriter(
        tokens: tokens, words: words, made: made, access: isHeader ? .public : .internal),
      language: language, isHeader: isHeader)
  }

  private init(
    tokens: LexemeText, facts: FactWriter, language: SourceLanguage, isHeader: Bool
  ) {
    self.tokens = tokens
    self.facts = facts
    self.language = language
    self.isHeader = isHeader
  }
}

extension FileReading {
  /// Prepares to read further tokens of a file, such as those of a macro.
  convenience init(tokens: LexemeText, behind other: FileReading) {
    self.init(
      tokens: tokens, facts: FactWriter(tokens: tokens, behind: other.facts),
      language: other.language, isHeader: other.isHeader)
  }
}

/// Reads one area of the grammar: takes tokens from the present one on and writes down what they say.
///
/// A reader is a name for functions that belong together: it keeps nothing of its own, so that it may
/// be made anew wherever another one needs it. No text is refused: what is not understood is skipped
/// or read as names alone. Every loop moves on, so that reading ends; where a rule cannot promise that,
/// the loop compares the place before and after.
protocol GrammarReader: TokenQueries {
  /// The file that is read.
  var reading: FileReading { get }
}

extension GrammarReader {
  var tokens: LexemeText { reading.tokens }
  var facts: FactWriter { reading.facts }
  var builder: FactBuilder { reading.facts.builder }

  /// The token that is read next.
  var position: Int {
    get { reading.position }
    nonmutating set { reading.position = newValue }
  }

  /// The access of what others may see.
  var openAccess: AccessLevel { reading.isHeader ? .public : .internal }

  /// What the tokens mean where several things could stand.
  var ambiguity: Ambiguity { Ambiguity(tokens: tokens, facts: facts) }

  /// The name that a token spells.
  func name(_ index: Int) -> NameID { facts.name(index) }

  /// The binding of the local name that a token spells, or `nil`.
  func local(_ index: Int) -> ID<BindingFact>? { facts.local(index) }

  /// Looks at the declarator that begins at a place. O(its tokens).
  func declarator(from start: Int, to limit: Int, _ context: HeadContext) -> Declarator {
    var scan = DeclaratorScan(tokens: tokens, context: context, isLocal: builder.isLocal)
    return scan.declarator(from: start, to: limit)
  }

  /// The macros in front of a declaration; they are taken once.
  func pendingAndOwn(_ head: Specifiers) -> [Int] {
    let macros = reading.pendingMacros + head.macros
    reading.pendingMacros = []
    return macros
  }
}

// MARK: Who reads what

extension GrammarReader {
  var directives: DirectiveReader { DirectiveReader(reading: reading) }
  var fileItems: FileItemReader { FileItemReader(reading: reading) }
  var declarations: DeclarationReader { DeclarationReader(reading: reading) }
  var variables: VariableReader { VariableReader(reading: reading) }
  var functions: FunctionReader { FunctionReader(reading: reading) }
  var aliases: AliasReader { AliasReader(reading: reading) }
  var aggregates: AggregateReader { AggregateReader(reading: reading) }
  var enums: EnumReader { EnumReader(reading: reading) }
  var types: TypeReader { TypeReader(reading: reading) }
  var loose: LooseReader { LooseReader(reading: reading) }
  var statements: StatementReader { StatementReader(reading: reading) }
  var locals: LocalReader { LocalReader(reading: reading) }
  var expressions: ExpressionReader { ExpressionReader(reading: reading) }
  var operands: OperandReader { OperandReader(reading: reading) }
  var calls: CallReader { CallReader(reading: reading) }
  var literals: LiteralReader { LiteralReader(reading: reading) }
  var blocks: BlockReader { BlockReader(reading: reading) }
  var messages: MessageReader { MessageReader(reading: reading) }
  var containers: ContainerReader { ContainerReader(reading: reading) }
  var methods: MethodReader { MethodReader(reading: reading) }
  var properties: PropertyReader { PropertyReader(reading: reading) }
  var swiftNames: SwiftNameReader { SwiftNameReader(reading: reading) }
  var cxxItems: CxxItemReader { CxxItemReader(reading: reading) }
  var templates: TemplateReader { TemplateReader(reading: reading) }
  var cxxClasses: CxxClassReader { CxxClassReader(reading: reading) }
  var cxxDeclarations: CxxDeclarationReader { CxxDeclarationReader(reading: reading) }
  var cxxVariables: CxxVariableReader { CxxVariableReader(reading: reading) }
  var cxxFunctions: CxxFunctionReader { CxxFunctionReader(reading: reading) }
  var qualifiers: QualifierReader { QualifierReader(reading: reading) }
  var cxxOperands: CxxOperandReader { CxxOperandReader(reading: reading) }
  var cxxOperators: CxxOperatorReader { CxxOperatorReader(reading: reading) }
  var lambdas: LambdaReader { LambdaReader(reading: reading) }
  var constructions: ConstructionReader { ConstructionReader(reading: reading) }
  var cxxNames: CxxNameReader { CxxNameReader(reading: reading) }
}
