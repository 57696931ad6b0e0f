import SwiftParserDiagnostics
import SwiftSyntax

/// Reports the syntax errors of a manifest, where its text is active for the Swift version assumed.
struct SyntaxErrors {
  let conditions: CompilationConditions

  /// Reports the errors of a tree.
  ///
  /// The generator of the parser's messages recurses; a tree too deep for it gets one message.
  func report(in tree: SourceFileSyntax) {
    guard tree.hasError else { return }
    let problems = conditions.text.problems
    guard !ManifestNesting.isTooDeep(tree) else {
      problems.report(
        .nestingTooDeep, at: 0,
        "The manifest has syntax errors, but is nested too deeply to locate them; it is read as "
          + "far as possible.")
      return
    }
    for diagnostic in ParseDiagnosticsGenerator.diagnostics(for: tree)
    where !isInactive(diagnostic.node) {
      problems.report(
        .syntaxError, at: diagnostic.position.utf8Offset,
        "Syntax error in the manifest: \(diagnostic.message). What follows may be misread.")
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
}
