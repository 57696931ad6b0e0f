import ProjectModel
import SourceText
import SwiftParsing
import SwiftSyntax

/// Evaluates a manifest that is written in Swift (`Package.swift`, Tuist's `Project.swift`) from its
/// syntax tree and those of its helpers alone.
///
/// Nothing of the manifest is compiled or run, no file and no environment variable is read: what
/// the manifest computes is computed here, step by step, as far as it is a matter of literals,
/// variables, functions, types, loops and conditions. A condition that only a real run could decide
/// (an operating system, a module that can be imported, a file that exists) takes both branches,
/// and what it adds is marked `isConditional`. Swift and compiler version conditions are answered
/// for Swift 6.3; an environment variable is unset unless `environment` has it;
/// `Context.packageDirectory` is `"."` and `Context.gitInformation` is `nil`.
///
/// An element of a list (a target, a dependency) with a part that differs between two branches
/// appears once for each alternative, all of them conditional: a target may then occur twice.
///
/// What helpers declare is known to the manifest; their variables are evaluated at their first use,
/// and no statement of theirs is.
///
/// Any text gives a result: syntax errors, constructs that are not understood, and the end of the
/// fuel are problems with a position, one for each construct and at most 50, and what could be read
/// is kept. The evaluation recurses with the text's nesting, at most a few hundred levels deep; it
/// is meant for the threads with large stacks on which frontends run.
///
/// - Parameters:
///   - manifest: the manifest, with the files that it is compiled with.
///   - environment: values for `ProcessInfo.processInfo.environment`, `Context.environment` and
///     `getenv`.
///   - parsedHelpers: the trees of helpers that earlier evaluations have parsed, and those that this
///     one parses.
///   - fuel: how many steps the evaluation may take; large lists and strings cost more than one.
/// - Returns: the value of the top-level variable that holds a `Package`, `Project` or `Workspace`,
///   with the places of offsets and the problems, sorted by position.
/// - Complexity: O(text + fuel).
package func evaluateManifest(
  _ manifest: SwiftManifest, environment: [String: String] = [:],
  parsedHelpers: ParsedHelpers = ParsedHelpers(), fuel: Int = 1_000_000
) -> EvaluatedManifest {
  let files = ManifestFiles(manifest)
  let problems = ProblemLog(files.places)
  let text = ManifestText(
    bytes: files.bytes, start: files.manifest.lowerBound,
    helperStarts: files.helpers.map(\.lowerBound), problems: problems)
  guard let tree = parsed(files.manifest, of: text) else {
    return EvaluatedManifest(root: nil, places: files.places, problems: problems.sorted)
  }
  let library = DescriptionLibrary(importedBy: tree)
  let isInTuist = ProjectPath.name(of: ProjectPath.folder(of: manifest.path)) == "Tuist"
  let evaluation = Evaluation(
    text: text, library: library, isOfTuist: library == .projects || isInTuist, fuel: fuel,
    environment: environment, blocks: Statements.self)
  defer { evaluation.runtime.store.clear() }
  let helpers = zip(files.helpers, manifest.helpers).compactMap { range, helper in
    if let tree = parsedHelpers[helper] {
      text.operators.place(Syntax(tree), at: range.lowerBound)
      return tree
    }
    let tree = parsed(range, of: text)
    parsedHelpers[helper] = tree
    return tree
  }
  for tree in helpers + [tree] { evaluation.reportSyntaxErrors(in: tree) }
  evaluation.run(tree, helpers: helpers)
  let (root, offset) = evaluation.root(in: tree)
  return EvaluatedManifest(
    root: root, rootOffset: offset, places: files.places, problems: problems.sorted)
}

/// The syntax tree of one of the texts, which knows where in them it begins; `nil` with a problem for
/// one that is not read.
private func parsed(_ range: Range<Int>, of text: ManifestText) -> SourceFileSyntax? {
  text.bytes.withUnsafeBufferPointer { bytes in
    let bytes = UnsafeBufferPointer(rebasing: bytes[range])
    let input = ParserInput(bytes)
    for excess in input.leftOut {
      text.problems.report(
        .nestingTooDeep, at: range.lowerBound + excess.offset,
        "The code in an '#if' that depends on a version of Swift \(excess.description.predicate), and is "
          + "not read.")
    }
    if let excess = input.scan.excesses.first {
      text.problems.report(
        .nestingTooDeep, at: range.lowerBound + excess.offset,
        "The manifest \(excess.description.predicate), and is not read; list its modules under "
          + "`modules:` instead.")
      return nil
    }
    let tree = input.bytes?.withUnsafeBufferPointer { parseSwift($0) } ?? parseSwift(bytes)
    text.operators.place(Syntax(tree), at: range.lowerBound)
    return tree
  }
}

extension Evaluation {
  /// The deepest syntax tree of a statement that is evaluated. The parser builds chains such as
  /// `a.b().c()` of any depth, and finding the first token of a node recurses.
  private static var maximumTreeDepth: Int { 1_000 }

  /// Reports the syntax errors of a manifest, where its text is active for the Swift version assumed.
  fileprivate func reportSyntaxErrors(in tree: SourceFileSyntax) {
    guard tree.hasError else { return }
    for error in syntaxErrors(in: tree) where !isInactive(error.node) {
      text.problems.report(
        .syntaxError, at: error.offset + text.operators.start(of: Syntax(tree)),
        "Syntax error in the manifest: \(error.message). What follows may be misread.")
    }
  }

  /// Whether a node stands in a branch of `#if` that is not active.
  private func isInactive(_ node: Syntax) -> Bool {
    sequence(first: node, next: \.parent).contains { node in
      guard let clause = node.as(IfConfigClauseSyntax.self),
        let whole = clause.parent?.parent?.as(IfConfigDeclSyntax.self)
      else { return false }
      return !conditions.possibleClauses(of: whole).contains { $0.id == clause.id }
    }
  }

  /// Evaluates the top level of a manifest, after what helpers declare is known.
  fileprivate func run(_ tree: SourceFileSyntax, helpers: [SourceFileSyntax]) {
    for tree in helpers + [tree] { text.operators.addDeclarations(of: tree) }
    let itemsOfHelpers = helpers.map { topLevel(of: $0) }
    let declarations = itemsOfHelpers.flatMap(\.self)
    let items = topLevel(of: tree)
    for items in itemsOfHelpers { types.privateNames.add(items) }
    hoisting.hoistAliases(declarations + items)
    hoisting.hoist(declarations, in: globals)
    hoisting.hoistVariables(declarations, to: helperVariables)
    hoisting.hoist(items, in: globals)
    _ = Statements(context: Context(evaluation: self, scope: globals)).run(items[...])
  }

  /// The items of the top level, but those that are nested too deeply, which are reported.
  private func topLevel(of tree: SourceFileSyntax) -> [CodeBlockItemSyntax] {
    tree.statements.filter { item in
      let isTooDeep = item.isDeeper(than: Self.maximumTreeDepth)
      if isTooDeep { reportDepth(of: item, in: tree) }
      return !isTooDeep
    }
  }

  /// Finding the first token of the item would recurse, so blanks before it are skipped here.
  private func reportDepth(of item: CodeBlockItemSyntax, in tree: SourceFileSyntax) {
    let start = item.position.utf8Offset + text.operators.start(of: Syntax(tree))
    let blanks = text.bytes[min(start, text.bytes.count)...].prefix {
      [9, 10, 13, 32].contains($0)
    }
    text.problems.report(
      .nestingTooDeep, at: start + blanks.count,
      "This part of the manifest is nested too deeply and is ignored; split it, or list the "
        + "modules under `modules:`.")
  }

  /// The value of the top-level variable that holds a package or project, else the last one made,
  /// and where the variable is declared.
  fileprivate func root(in tree: SourceFileSyntax) -> (ManifestValue?, offset: Int?) {
    let roots = runtime.store.roots
    let held = globals.orderedBindings.lazy.compactMap { name, binding -> (String, Cell)? in
      guard case .object(let cell) = binding.cell.value else { return nil }
      return roots.contains { $0 === cell } ? (name, cell) : nil
    }.first
    let conversion = Conversion(context: Context(evaluation: self, scope: globals))
    let root = (held?.1 ?? roots.last).map { conversion.root($0) }
    return (root, held.flatMap { offset(ofVariable: $0.0, in: tree) })
  }

  /// Where a variable is declared at the top level, outside of conditions.
  private func offset(ofVariable name: String, in tree: SourceFileSyntax) -> Int? {
    for item in tree.statements {
      for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? [] {
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        guard pattern?.identifier.identifierText == name else { continue }
        return Site(binding, in: text).offset
      }
    }
    return nil
  }
}
