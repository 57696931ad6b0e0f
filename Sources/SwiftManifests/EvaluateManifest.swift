import ProjectModel
import SourceText
import SwiftParsing
import SwiftSyntax

/// Evaluates a manifest that is written in Swift (`Package.swift`) from its syntax tree alone.
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
/// Any text gives a result: syntax errors, constructs that are not understood, and the end of the
/// fuel are problems with a position, one for each construct and at most 50, and what could be read
/// is kept. The evaluation recurses with the text's nesting, at most a few hundred levels deep; it
/// is meant for the threads with large stacks on which frontends run.
///
/// - Parameters:
///   - text: the manifest.
///   - path: its path relative to the project's root, for positions.
///   - environment: values for `ProcessInfo.processInfo.environment`, `Context.environment` and
///     `getenv`.
///   - fuel: how many steps the evaluation may take; large lists and strings cost more than one.
/// - Returns: the value of the top-level variable that holds a `Package`, `Project` or `Workspace`,
///   with the line table and the problems, sorted by position.
/// - Complexity: O(text + fuel).
package func evaluateManifest(
  text: String, path: String, environment: [String: String] = [:], fuel: Int = 1_000_000
) -> EvaluatedManifest {
  let lines = LineTable(of: text)
  let problems = ProblemLog(path: path, lines: lines)
  let bytes = Array(text.utf8)
  if let excess = bytes.withUnsafeBufferPointer({ ByteScan($0).excesses.first }) {
    problems.report(
      .nestingTooDeep, at: excess.offset,
      "The manifest \(excess.description.predicate), and is not read; list its modules under "
        + "`modules:` instead.")
    return EvaluatedManifest(root: nil, lines: lines, problems: problems.sorted)
  }
  let tree = bytes.withUnsafeBufferPointer { parseSwift($0) }
  let evaluation = Evaluation(
    text: ManifestText(bytes: bytes, problems: problems), fuel: fuel,
    environment: environment, blocks: Statements.self)
  defer { evaluation.runtime.store.clear() }
  evaluation.reportSyntaxErrors(in: tree)
  evaluation.run(tree)
  return EvaluatedManifest(
    root: evaluation.rootValue, lines: lines, problems: problems.sorted)
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
        .syntaxError, at: error.offset,
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

  /// Evaluates the top level of a manifest.
  fileprivate func run(_ tree: SourceFileSyntax) {
    text.operators.addDeclarations(of: tree)
    let items = Array(tree.statements).filter { item in
      let isTooDeep = item.isDeeper(than: Self.maximumTreeDepth)
      if isTooDeep { reportDepth(of: item) }
      return !isTooDeep
    }
    hoisting.hoist(items, in: globals)
    _ = Statements(context: Context(evaluation: self, scope: globals)).run(items[...])
  }

  /// Finding the first token of the item would recurse, so blanks before it are skipped here.
  private func reportDepth(of item: CodeBlockItemSyntax) {
    let start = item.position.utf8Offset
    let blanks = text.bytes[min(start, text.bytes.count)...].prefix {
      [9, 10, 13, 32].contains($0)
    }
    text.problems.report(
      .nestingTooDeep, at: start + blanks.count,
      "This part of the manifest is nested too deeply and is ignored; split it, or list the "
        + "modules under `modules:`.")
  }

  /// The value of the top-level variable that holds a package or project, else the last one made.
  fileprivate var rootValue: ManifestValue? {
    let roots = runtime.store.roots
    let held = globals.orderedBindings.lazy.compactMap { binding -> Cell? in
      guard case .object(let cell) = binding.cell.value else { return nil }
      return roots.contains { $0 === cell } ? cell : nil
    }
    let conversion = Conversion(context: Context(evaluation: self, scope: globals))
    return (held.first ?? roots.last).map { conversion.root($0) }
  }
}
