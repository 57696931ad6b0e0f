import ProjectModel
import SourceText
import SwiftParser
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
  if let excess = ManifestNesting.excess(of: text) {
    problems.report(
      .nestingTooDeep, at: 0,
      "The manifest \(excess) and is not read; list its modules under `modules:` instead.")
    return EvaluatedManifest(root: nil, lines: lines, problems: problems.sorted)
  }
  var parser = Parser(text, maximumNestingLevel: ManifestNesting.maximumParserLevel)
  let tree = SourceFileSyntax.parse(from: &parser)
  let evaluation = Evaluation(
    text: ManifestText(bytes: Array(text.utf8), problems: problems), fuel: fuel,
    environment: environment, blocks: Statements.self)
  defer { evaluation.runtime.store.clear() }
  SyntaxErrors(conditions: evaluation.conditions).report(in: tree)
  evaluation.run(tree)
  return EvaluatedManifest(
    root: evaluation.rootValue, lines: lines, problems: problems.sorted)
}

extension Evaluation {
  /// Evaluates the top level of a manifest.
  fileprivate func run(_ tree: SourceFileSyntax) {
    text.operators.addDeclarations(of: tree)
    let items = Array(tree.statements).filter { item in
      let isTooDeep = ManifestNesting.isTooDeep(item)
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
