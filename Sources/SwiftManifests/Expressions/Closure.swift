import SwiftSyntax

/// A closure with the scope that it was written in.
final class Closure: Callable {
  private let node: ClosureExprSyntax
  private let context: Context

  init(_ node: ClosureExprSyntax, in context: Context) {
    self.node = node
    self.context = context
  }

  func call(_ arguments: [Argument], at site: Site, hint: TypeHint?) -> Value {
    context.budget.spend(at: site)
    return context.budget.call(at: site) {
      let inner = context.inner
      let returnType = node.signature?.returnClause?.type
      inner.scope.returnHint = returnType.flatMap { context.types.hint(of: $0) } ?? hint
      bindCaptures(in: inner)
      let names = parameterNames
      for (index, value) in spread(arguments.map(\.value), over: names).enumerated() {
        if let names {
          if index < names.count { inner.declare(names[index], value) }
        } else {
          inner.declare("$\(index)", value)
        }
      }
      return inner.result(of: node.statements)
    }
  }

  func update(_ value: Value, with element: ListElement, at site: Site) -> Value {
    let inner = context.inner
    inner.declare("$0", value)
    inner.declare("$1", element.value)
    var updated = "$0"
    if let names = parameterNames {
      updated = names.first ?? updated
      for (name, value) in zip(names, [value, element.value]) { inner.declare(name, value) }
    }
    return context.budget.call(at: site) {
      _ = inner.result(of: node.statements)
      return inner.scope.bindings[updated]?.cell.value ?? value
    }
  }

  private func bindCaptures(in inner: Context) {
    for capture in node.signature?.capture?.items ?? [] {
      guard let initializer = capture.initializer else { continue }
      inner.declare(capture.name.identifierText, context.evaluate(initializer.value))
    }
  }

  /// The written parameter names, `nil` when the closure uses `$0`.
  private var parameterNames: [String]? {
    switch node.signature?.parameterClause {
    case .simpleInput(let list): list.map(\.name.identifierText)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).identifierText }
    case nil: nil
    }
  }

  /// One tuple for several parameters is taken apart, as the compiler does.
  private func spread(_ values: [Value], over names: [String]?) -> [Value] {
    guard values.count == 1, case .tuple(let fields)? = values.first else { return values }
    if let names { return names.count > 1 ? fields.map(\.element.value) : values }
    let usesSecond = node.statements.tokens(viewMode: .sourceAccurate).contains { token in
      token.tokenKind == .dollarIdentifier("$1")
    }
    return usesSecond ? fields.map(\.element.value) : values
  }
}
