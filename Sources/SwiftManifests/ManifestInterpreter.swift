import ProjectModel
import SourceText
import SwiftOperators
import SwiftParserDiagnostics
import SwiftSyntax

/// The state of one static evaluation: variables, declared types, fuel and problems.
///
/// The evaluation itself is in the extensions, one concern a file: values and the store,
/// declarations, expressions, statements, and what is known of the standard and package
/// description libraries.
final class ManifestInterpreter {
  let path: String
  /// The manifest's text in UTF-8.
  let source: [UInt8]
  let lines: LineTable
  let environment: [String: String]

  /// Operators and precedences of the standard library and of the manifest.
  var operators = OperatorTable.standardOperators
  /// Expressions whose operators have been grouped, by the flat sequence that they were written as.
  var foldedSequences: [SyntaxIdentifier: ExprSyntax] = [:]
  /// Where folded expressions, which are trees of their own, begin in the manifest's text.
  var foldedOffsets: [SyntaxIdentifier: Int] = [:]
  /// The contents of all variables and reference objects, by cell number.
  var cells: [Value] = []
  /// Old contents of cells that were written since the outermost fork, oldest first.
  var undoLog: [(cell: Int, old: Value)] = []
  /// How many forks are being evaluated; writes are logged while there are any.
  var forkDepth = 0
  /// Types that the manifest declares or extends, by qualified name.
  var types: [String: DeclaredType] = [:]
  /// The names in `types` in the order of their first appearance.
  var typeOrder: [String] = []
  /// What type aliases stand for.
  var typeAliases: [String: TypeHint] = [:]
  /// Declarations whose members are already in `types`.
  var hoisted: Set<SyntaxIdentifier> = []
  /// Variables of the top level.
  let globals = Scope(parent: nil)
  /// Cells of objects that `Package(…)`, `Project(…)` or `Workspace(…)` made, oldest first.
  var rootObjects: [Int] = []

  /// Steps that are left.
  private(set) var fuel: Int
  /// Whether the evaluation was ended because its fuel was used up.
  private(set) var isStopped = false
  /// Offsets of the loops being evaluated, outermost first.
  var activeLoops: [Int] = []
  /// Nesting of expressions and statements being evaluated.
  var depth = 0
  /// Declared functions being evaluated, outermost first.
  var activeFunctions: [SyntaxIdentifier] = []
  /// Nesting of functions and closures being evaluated.
  var callDepth = 0
  private(set) var problems: [Problem] = []
  private var reportedOffsets: Set<Int> = []

  init(
    path: String, source: [UInt8], lines: LineTable, environment: [String: String], fuel: Int
  ) {
    self.path = path
    self.source = source
    self.lines = lines
    self.environment = environment
    self.fuel = fuel
  }

  static let maximumDepth = 320
  static let maximumCallDepth = 64
  static let maximumProblems = 50
  /// Fuel for reaching a limit of depth: what branches at every level comes to its end sooner.
  static let costOfExcess = 100
}

// MARK: - Running

extension ManifestInterpreter {
  /// Evaluates the top level of a manifest.
  func run(_ tree: SourceFileSyntax) {
    addDeclaredOperators(of: tree)
    let items = Array(tree.statements).filter { item in
      let isTooDeep = ManifestNesting.isTooDeep(item)
      if isTooDeep { reportDepth(of: item) }
      return !isTooDeep
    }
    hoistDeclarations(of: items, in: globals)
    _ = run(items[...], in: globals)
  }

  private func reportDepth(of item: CodeBlockItemSyntax) {
    let start = item.position.utf8Offset
    let blanks = source[min(start, source.count)...].prefix { [9, 10, 13, 32].contains($0) }
    report(
      .nestingTooDeep, at: start + blanks.count,
      "This part of the manifest is nested too deeply and is left out; split it, or describe the "
        + "modules in the `modules:` section.")
  }

  /// The value of the top-level variable that holds a package or project, else the last one made.
  func rootValue() -> ManifestValue? {
    for binding in globals.orderedBindings {
      if case .object(let cell) = cells[binding.cell], rootObjects.contains(cell) {
        return convertedRoot(cell)
      }
    }
    return rootObjects.last.map { convertedRoot($0) }
  }

  private func addDeclaredOperators(of tree: SourceFileSyntax) {
    for item in tree.statements {
      guard let declaration = item.item.as(DeclSyntax.self) else { continue }
      let isOperator =
        declaration.is(OperatorDeclSyntax.self) || declaration.is(PrecedenceGroupDeclSyntax.self)
      guard isOperator else { continue }
      let single = SourceFileSyntax(statements: CodeBlockItemListSyntax([item.detached]))
      operators.addSourceFile(single) { _ in }
    }
  }
}

// MARK: - Fuel

extension ManifestInterpreter {
  /// Uses up fuel for a step; when none is left, ends the evaluation with a problem.
  func spend(_ amount: Int = 1, at node: some SyntaxProtocol) {
    guard !isStopped else { return }
    fuel -= max(amount, 1)
    guard fuel < 0 else { return }
    isStopped = true
    report(
      .manifestNotUnderstood, at: activeLoops.last ?? offset(of: node),
      "The manifest did not come to an end here within the allowed number of steps; what it adds "
        + "after this point is not known. Simplify the manifest, or describe its modules in the "
        + "`modules:` section.")
  }

  /// Evaluates a part one level deeper, or gives the fallback when the nesting is too deep.
  func nested<Result>(
    at node: some SyntaxProtocol, fallback: @autoclosure () -> Result, _ body: () -> Result
  ) -> Result {
    spend(at: node)
    guard !isStopped else { return fallback() }
    guard depth < Self.maximumDepth else {
      spend(Self.costOfExcess, at: node)
      notUnderstood(node, because: "it is nested too deeply")
      return fallback()
    }
    depth += 1
    defer { depth -= 1 }
    return body()
  }
}

// MARK: - Problems

extension ManifestInterpreter {
  /// UTF-8 offset of a node in the manifest's text, in folded expressions too.
  func offset(of node: some SyntaxProtocol) -> Int {
    node.positionAfterSkippingLeadingTrivia.utf8Offset + (foldedOffsets[node.root.id] ?? 0)
  }

  /// Adds a problem, unless one is known at the place or there are too many already.
  func report(_ kind: Problem.Kind, at offset: Int, _ message: String) {
    guard reportedOffsets.insert(offset).inserted else { return }
    guard problems.count < Self.maximumProblems else { return }
    let (line, column) = lines.position(of: offset)
    let isLast = problems.count == Self.maximumProblems - 1
    problems.append(
      Problem(
        kind,
        message: message + (isLast ? " Further problems of this manifest are not listed." : ""),
        location: SourceLocation(path: path, line: line, column: column)))
  }

  /// Tells that a construct is not understood, and gives the unknown value that stands for it.
  @discardableResult
  func notUnderstood(_ node: some SyntaxProtocol, because reason: String) -> Value {
    let text = excerpt(of: node)
    report(
      .manifestNotUnderstood, at: offset(of: node),
      "`\(text)` in this manifest is not understood (\(reason)); what depends on it is left out. "
        + "Write it more simply, or describe the modules in the `modules:` section.")
    return .unknown(text)
  }

  /// The first line of a node's text, shortened.
  func excerpt(of node: some SyntaxProtocol) -> String {
    let start = min(max(offset(of: node), 0), source.count)
    let end = min(start + max(node.trimmedLength.utf8Length, 0), source.count)
    let text = String(decoding: source[start..<min(end, start + 240)], as: UTF8.self)
    let line = text.prefix(60).prefix { !$0.isNewline }
    return line.utf8.count < end - start ? "\(line)…" : String(line)
  }

  /// Whether a node stands in a branch of `#if` that is not active for the Swift version assumed.
  private func isInactive(_ node: Syntax) -> Bool {
    var next: Syntax? = node
    while let current = next {
      if let clause = current.as(IfConfigClauseSyntax.self),
        let whole = clause.parent?.parent?.as(IfConfigDeclSyntax.self),
        !possibleClauses(of: whole).contains(where: { $0.id == clause.id })
      {
        return true
      }
      next = current.parent
    }
    return false
  }

  /// Tells the syntax errors of a tree.
  ///
  /// The generator of the parser's messages recurses; a tree too deep for it gets one message.
  func reportSyntaxErrors(of tree: SourceFileSyntax) {
    guard tree.hasError else { return }
    guard !ManifestNesting.isTooDeep(tree) else {
      report(
        .nestingTooDeep, at: 0,
        "The manifest has syntax errors and is nested too deeply to say where; what can be read "
          + "is read.")
      return
    }
    for diagnostic in ParseDiagnosticsGenerator.diagnostics(for: tree)
    where !isInactive(diagnostic.node) {
      report(
        .syntaxError, at: diagnostic.position.utf8Offset,
        "Syntax error in the manifest: \(diagnostic.message). What follows may be read wrongly.")
    }
  }
}
