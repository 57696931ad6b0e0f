import SwiftSyntax

/// Evaluates subscripts that the manifest declares; they are read, never written.
struct Subscripts {
  let context: Context

  /// The value of `base[…]`; `nil` where no declared subscript fits.
  func value(_ node: SubscriptCallExprSyntax, of base: LValue) -> Value? {
    guard context.types.hasSubscripts else { return nil }
    let receiver = context.lvalues.read(base, at: nil)
    let written = node.arguments.map { argument in
      WrittenArgument(
        label: argument.label?.identifierText ?? "", expression: argument.expression,
        isTrailing: false)
    }
    let isStatic = if case .type = receiver { true } else { false }
    for type in owners(of: receiver) {
      for declaration in type.subscripts where declaration.modifiers.makeStatic == isStatic {
        let parameters = parameters(of: declaration)
        guard parameters.assignment(of: written) != nil, let accessors = declaration.accessorBlock
        else { continue }
        let arguments = zip(written, parameters).map { argument, parameter in
          Argument(
            label: argument.label,
            element: context.element(argument.expression, hint: parameter.hint))
        }
        return value(of: accessors, declaration, parameters, arguments, on: receiver, in: type)
      }
    }
    return nil
  }

  private func owners(of receiver: Value) -> [ManifestType] {
    guard case .type(let path) = receiver else { return context.types.candidates(for: receiver) }
    return context.types[path].map { context.types.lineage(of: $0) } ?? []
  }

  private func value(
    of accessors: AccessorBlockSyntax, _ declaration: SubscriptDeclSyntax,
    _ parameters: [Parameter], _ arguments: [Argument], on receiver: Value, in type: ManifestType
  ) -> Value? {
    var own = context.types.type(of: receiver) ?? type
    var cell: Cell?
    if case .type(let path) = receiver {
      own = context.types[path] ?? own
    } else {
      cell = context.store.allocate(receiver)
    }
    let owner = context.member(of: own, on: cell)
    let inner = owner.inner
    guard inner.bind(arguments, to: parameters, defaultsIn: owner.scope) else { return nil }
    let hint = context.types.hint(of: declaration.returnClause.type)
    return context.budget.call(at: context.site(accessors)) {
      inner.members.getter(accessors, hint: hint)
    }
  }

  /// Unlike a function's, a parameter has a label only where two names are written.
  private func parameters(of declaration: SubscriptDeclSyntax) -> [Parameter] {
    let clause = declaration.parameterClause
    let parameters = Parameter.list(of: clause, context.types)
    return zip(clause.parameters, parameters).map { node, parameter in
      var parameter = parameter
      if node.secondName == nil { parameter.label = "" }
      return parameter
    }
  }
}
