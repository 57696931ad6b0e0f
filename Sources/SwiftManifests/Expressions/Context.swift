import SwiftSyntax

/// Where something is evaluated.
struct Context {
  let evaluation: Evaluation
  let scope: Scope

  var store: Store { evaluation.runtime.store }
  var budget: Budget { evaluation.runtime.budget }
  var types: TypeTable { evaluation.types }

  // The parts of the interpreter, at work here.
  var blocks: any BlockEvaluator { evaluation.blocks.init(context: self) }
  var construction: Construction { Construction(context: self) }
  var functions: Functions { Functions(context: self) }
  var literals: Literals { Literals(context: self) }
  var lvalues: LValues { LValues(context: self) }
  var members: Members { Members(context: self) }
  var names: Names { Names(context: self) }
  var operators: Operators { Operators(context: self) }
  var statics: StaticMembers { StaticMembers(context: self) }

  func with(_ scope: Scope) -> Context { Context(evaluation: evaluation, scope: scope) }

  /// A new scope inside this one.
  var inner: Context { with(Scope(parent: scope)) }

  /// A scope of a type's members, static ones without a cell for `self`.
  func member(of type: ManifestType, on selfCell: Cell? = nil) -> Context {
    with(Scope(parent: evaluation.globals, selfCell: selfCell, typePath: type.path))
  }

  func site(_ node: some SyntaxProtocol) -> Site { Site(node, in: evaluation.text) }

  /// The type whose member is evaluated.
  var selfType: ManifestType? { types.innermost(in: scope) }

  func declare(_ name: String, _ value: Value, hint: TypeHint? = nil, source: Int? = nil) {
    scope.declare(name, value, hint: hint, source: source, in: store)
  }

  /// Evaluates an expression; `hint` is the type that its context expects, if that is known.
  func evaluate(_ expression: ExprSyntax, hint: TypeHint? = nil) -> Value {
    let expressions = Expressions(context: self)
    guard let hint, types.library.mayStayUnknown(hint) else {
      return expressions.evaluate(expression, hint: hint)
    }
    return evaluation.text.problems.muted { expressions.evaluate(expression, hint: hint) }
  }

  /// An evaluated expression with its place: where it is named, which for a constant is not where it
  /// was made.
  ///
  /// - Parameter ofParameter: whether a parameter counts where its argument is written, as the elements of
  ///   lists do that functions are given one by one.
  func element(
    _ expression: ExprSyntax, hint: TypeHint? = nil, ofParameter: Bool = false
  ) -> ListElement {
    let place = ofParameter ? argument(of: expression) : nil
    return ListElement(
      value: evaluate(expression, hint: hint), offset: place ?? site(expression).offset,
      source: source(of: expression))
  }

  /// Where the argument is written that a name stands for; `nil` for other expressions.
  private func argument(of expression: ExprSyntax) -> Int? {
    guard let node = expression.as(DeclReferenceExprSyntax.self) else { return nil }
    let name = node.baseName.identifierText
    return scope.outwards.lazy.compactMap { $0.bindings[name] }.first?.argument
  }

  /// The place of the element of a list that an expression names: a variable that holds it, a member of
  /// that, or a text that is made with it.
  func source(of expression: ExprSyntax) -> Int? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      let name = node.baseName.identifierText
      return scope.outwards.lazy.compactMap { $0.bindings[name] }.first?.source
    case .memberAccessExpr(let node):
      return node.base?.as(DeclReferenceExprSyntax.self).flatMap { source(of: ExprSyntax($0)) }
    case .stringLiteralExpr(let node):
      let inserted = node.segments.compactMap { $0.as(ExpressionSegmentSyntax.self) }
      guard inserted.count == 1, let only = inserted[0].expressions.first else { return nil }
      return only.expression.as(DeclReferenceExprSyntax.self).flatMap {
        source(of: ExprSyntax($0))
      }
    case .sequenceExpr(let node):
      return node.elements.first?.as(DeclReferenceExprSyntax.self).flatMap {
        source(of: ExprSyntax($0))
      }
    default: return nil
    }
  }

  func libraryCall(
    _ arguments: [Argument], at site: Site, hint: TypeHint? = nil
  ) -> LibraryCall {
    LibraryCall(
      arguments: arguments, site: site, hint: hint, runtime: evaluation.runtime,
      comparison: Comparisons(context: self, site: site))
  }

  /// The result of a function's body.
  func result(of body: CodeBlockItemListSyntax) -> Value {
    blocks.result(of: Array(body))
  }

  /// The result of a body that a result builder may collect; one that returns something is as it is.
  func result(of body: CodeBlockItemListSyntax, by builder: ManifestType?) -> Value {
    guard let builder, !body.contains(where: { $0.item.is(ReturnStmtSyntax.self) }) else {
      return result(of: body)
    }
    return blocks.built(Array(body), by: builder)
  }
}
