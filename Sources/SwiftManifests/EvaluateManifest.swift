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
  let interpreter = ManifestInterpreter(
    path: path, source: Array(text.utf8), lines: lines, environment: environment, fuel: fuel)
  let root = evaluateRoot(of: text, with: interpreter)
  return EvaluatedManifest(root: root, lines: lines, problems: interpreter.problems.sorted())
}

/// Parses and evaluates a text, and converts the value of its root variable.
private func evaluateRoot(
  of text: String, with interpreter: ManifestInterpreter
) -> ManifestValue? {
  if let excess = ManifestNesting.excess(of: text) {
    interpreter.report(
      .nestingTooDeep, at: 0,
      "The manifest \(excess) and is not read; describe its modules in the `modules:` section "
        + "instead.")
    return nil
  }
  var parser = Parser(text, maximumNestingLevel: ManifestNesting.maximumParserLevel)
  let tree = SourceFileSyntax.parse(from: &parser)
  interpreter.reportSyntaxErrors(of: tree)
  interpreter.run(tree)
  return interpreter.rootValue()
}
