import SwiftSyntax

/// A closure with the scope that it was written in.
final class Closure: Callable {
  private let node: ClosureExprSyntax
  private let context: Context
  private let builder: ManifestType?
  /// What its capture list has taken where it was written.
  private let captures: [(name: String, value: Value)]

  init(_ node: ClosureExprSyntax, in context: Context) {
    self.node = node
    self.context = context
    builder = nil
    captures = Self.captures(of: node, in: context)
  }

  private init(_ other: Closure, builder: ManifestType) {
    node = other.node
    context = other.context
    captures = other.captures
    self.builder = builder
  }

  /// The same closure, the results of whose statements a result builder collects.
  func collected(by builder: ManifestType) -> Closure { Closure(self, builder: builder) }

  func call(_ arguments: [Argument], at site: Site, hint: TypeHint?) -> Value {
    context.budget.spend(at: site)
    return context.budget.call(at: site) {
      let inner = context.inner
      let returnType = node.signature?.returnClause?.type
      inner.scope.returnHint = returnType.flatMap { context.types.hint(of: $0) } ?? hint
      for capture in captures { inner.declare(capture.name, capture.value) }
      let names = parameterNames
      for (index, element) in spread(arguments.map(\.element), over: names).enumerated() {
        let name = names.map { index < $0.count ? $0[index] : "_" } ?? "$\(index)"
        inner.declare(name, element.value, source: element.source)
      }
      return inner.result(of: node.statements, by: builder)
    }
  }

  func update(_ value: Value, with element: ListElement, at site: Site) -> Value {
    let inner = context.inner
    for capture in captures { inner.declare(capture.name, capture.value) }
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

  private static func captures(
    of node: ClosureExprSyntax, in context: Context
  ) -> [(name: String, value: Value)] {
    guard let items = node.signature?.capture?.items else { return [] }
    return items.compactMap { capture in
      let name = capture.name.identifierText
      if let initializer = capture.initializer {
        return (name, context.evaluate(initializer.value))
      }
      guard case .variable(let binding)? = context.names.lookUp(name, key: name) else { return nil }
      return (name, binding.cell.value)
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
  private func spread(_ values: [ListElement], over names: [String]?) -> [ListElement] {
    guard values.count == 1, let only = values.first, case .tuple(let fields) = only.value else {
      return values
    }
    let parts = fields.map { field in
      var part = field.element
      part.source = part.source ?? only.source
      return part
    }
    if let names { return names.count > 1 ? parts : values }
    let usesSecond = node.statements.tokens(viewMode: .sourceAccurate).contains { token in
      token.tokenKind == .dollarIdentifier("$1")
    }
    return usesSecond ? parts : values
  }
}
