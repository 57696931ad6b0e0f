import SwiftSyntax

/// One evaluation of a manifest: what all of its parts work on.
final class Evaluation {
  let text: ManifestText
  let runtime: Runtime
  let types: TypeTable
  let conditions: CompilationConditions
  let hoisting: Hoisting
  /// Variables of the top level.
  let globals = Scope(parent: nil)
  /// Variables of the helpers' top level, which are evaluated at their first use.
  let helperVariables = ManifestType(path: "", kind: .structure)
  let blocks: any BlockEvaluator.Type
  /// Declared functions being evaluated, outermost first.
  private var activeFunctions: [SyntaxIdentifier] = []

  init(
    text: ManifestText, library: DescriptionLibrary, isOfTuist: Bool, fuel: Int,
    environment: [String: String], blocks: any BlockEvaluator.Type
  ) {
    self.text = text
    types = TypeTable(library: library, privateNames: PrivateNames(text))
    self.blocks = blocks
    runtime = Runtime(
      store: Store(), budget: Budget(steps: fuel), environment: environment)
    conditions = CompilationConditions(
      text: text, budget: runtime.budget, library: library, isOfTuist: isOfTuist)
    hoisting = Hoisting(into: types, conditions: conditions)
  }

  /// Evaluates something of which, under a condition, it is no problem if it is not understood.
  func silently<Result>(_ isSilent: Bool, _ body: () -> Result) -> Result {
    isSilent ? text.problems.muted(body) : body()
  }

  func isActive(_ function: FunctionDeclSyntax) -> Bool { activeFunctions.contains(function.id) }

  /// Evaluates something as part of a declared function.
  func within(_ function: FunctionDeclSyntax, _ body: () -> Value) -> Value {
    activeFunctions.append(function.id)
    defer { activeFunctions.removeLast() }
    return body()
  }
}

/// Evaluates statements for the expressions that hold them.
///
/// Expressions and statements recurse into each other; this is where the circle closes, so that
/// expressions need not know how statements are evaluated.
protocol BlockEvaluator {
  init(context: Context)

  /// The result of a function's body; a single expression is returned without `return`.
  func result(of body: [CodeBlockItemSyntax]) -> Value

  /// The value of an `if` or `switch`.
  func value(of branches: ExprSyntax) -> Value

  /// What a result builder makes of a body.
  func built(_ body: [CodeBlockItemSyntax], by builder: ManifestType) -> Value
}
