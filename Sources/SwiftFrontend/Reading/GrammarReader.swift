import SourceFacts
import SourceText
import SwiftSyntax

/// Reads one area of Swift's grammar into facts.
///
/// Readers are values that own nothing: what they make goes to the file's builder, and what they
/// know of where they stand is `here`. To read something in other surroundings, they make another
/// reader. They call one another as the grammar nests, which the parser bounds; what it does not
/// bound (chains, sequences of operators, `else if`) they follow without recursion.
protocol GrammarReader {
  /// Where it reads.
  var here: BodyContext { get }
}

extension GrammarReader {
  var build: FactBuilder { here.file.build }
  var known: CommonNames { here.file.known }
  var text: SwiftText { here.file.text }
  var freeBindings: FreeBindings { here.file.freeBindings }

  // The readers of other areas, in the same surroundings.

  var attributes: AttributeReader { AttributeReader(here: here) }
  var blocks: BlockReader { BlockReader(here: here) }
  var branches: BranchReader { BranchReader(here: here) }
  var calls: CallReader { CallReader(here: here) }
  var closures: ClosureReader { ClosureReader(here: here) }
  var declarations: DeclarationReader { DeclarationReader(here: here) }
  var expressions: ExpressionReader { ExpressionReader(here: here) }
  var generics: GenericsReader { GenericsReader(here: here) }
  var heads: HeadReader { HeadReader(here: here) }
  var macros: MacroReader { MacroReader(here: here) }
  var names: NameReader { NameReader(here: here) }
  var patterns: PatternReader { PatternReader(here: here) }
  var statements: StatementReader { StatementReader(here: here) }
  var topLevel: TopLevelReader { TopLevelReader(here: here) }
  var types: TypeReader { TypeReader(here: here) }
  var variables: VariableReader { VariableReader(here: here) }

  // MARK: Text

  /// The id of the name that a token spells, see ``SwiftText/name(_:)``.
  func name(_ token: TokenSyntax) -> NameID {
    guard let bytes = text.name(token) else { return build.names.id(of: token.text) }
    return build.names.id(of: bytes)
  }

  /// The offset of the first byte that is not trivia.
  func offset(_ node: some SyntaxProtocol) -> UInt32 { text.offset(node) }

  // MARK: Facts at the present point

  /// An expression that has not been added yet.
  func fact(
    _ form: ExpressionFact.Form, at node: some SyntaxProtocol, role: ReferenceRole = .value,
    name: NameID? = nil, arguments: [Operand] = []
  ) -> ExpressionFact {
    ExpressionFact(
      form, role: role, condition: build.condition, offset: offset(node), owner: build.owner,
      name: name, arguments: build.list(arguments))
  }

  /// Adds an expression.
  func add(
    _ form: ExpressionFact.Form, at node: some SyntaxProtocol, role: ReferenceRole = .value,
    name: NameID? = nil, arguments: [Operand] = []
  ) -> Operand {
    build.addOperand(fact(form, at: node, role: role, name: name, arguments: arguments))
  }

  /// Adds a small thing in code that rules may forbid.
  func addCode(_ kind: CodeKind, at node: some SyntaxProtocol) {
    build.add(
      CodeFact(kind: kind, condition: build.condition, owner: build.owner, offset: offset(node)))
  }

  /// What is expected as a context, or `nil` where nothing is known.
  func context(_ expectation: Expectation) -> ID<ContextFact>? {
    switch expectation {
    case .unknown: nil
    case .context(let context): context
    case .writtenType(let type): build.add(ContextFact(.writtenType(type)))
    case .sameAs(let expression): build.add(ContextFact(.sameAs(expression)))
    case .result(let declaration): build.add(ContextFact(.result(of: declaration)))
    case .closureResult(let closure): build.add(ContextFact(.closureResult(of: closure)))
    }
  }

  /// Adds a local name, which is in sight from here to the end of its scope unless it is `_`.
  @discardableResult
  func bind(
    _ name: NameID, offset: UInt32, type: ID<TypeFact>? = nil, source: BindingFact.Source = .none
  ) -> ID<BindingFact> {
    let binding = BindingFact(
      name: name, offset: offset, type: type, source: source, owner: build.owner)
    return name == known.underscore ? build.add(binding) : build.bind(binding)
  }

  // MARK: Conditions

  /// Runs `body` for each branch of an `#if` that can be compiled, under the branch's condition.
  ///
  /// A branch after `#elseif` or `#else` also holds the negation of those before it. `#if false`
  /// and `#if 0` are left out, as are the branches behind a condition that always holds.
  func forEachBranch(
    of config: IfConfigDeclSyntax, _ body: (IfConfigClauseSyntax.Elements) -> Void
  ) {
    var earlier: [BuildCondition] = []
    for clause in config.clauses {
      let own = clause.condition.map { BuildCondition($0, in: text) } ?? .always
      if let elements = clause.elements, own != .never {
        build.under(own == .always ? earlier : earlier + [own]) { body(elements) }
      }
      if own == .always { break }
      if own != .never, earlier.count < maximumAlternatives { earlier.append(own.opposite) }
    }
  }
}

/// Branches behind more `#elseif` than this no longer hold the negation of all before them, so that
/// conditions stay small; they are then read as compiled more often than they are.
private let maximumAlternatives = 32
