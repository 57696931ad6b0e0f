import SwiftSyntax

/// Evaluates subscripts that the manifest declares.
struct Subscripts {
  let context: Context

  /// What `base[…]` names; `nil` where no declared subscript fits.
  func place(_ node: SubscriptCallExprSyntax, of base: LValue) -> LValue? {
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
        let place = SubscriptPlace(
          accessors: accessors, parameters: parameters, arguments: arguments, base: base,
          type: type, isStatic: isStatic, context: context,
          hint: context.types.hint(of: declaration.returnClause.type))
        return accessors.accessor("set") == nil ? .value(place.read()) : .computed(place)
      }
    }
    return nil
  }

  private func owners(of receiver: Value) -> [ManifestType] {
    guard case .type(let path) = receiver else { return context.types.candidates(for: receiver) }
    return context.types[path].map { context.types.lineage(of: $0) } ?? []
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

/// What a declared subscript reads and writes.
private struct SubscriptPlace: ComputedPlace {
  let accessors: AccessorBlockSyntax
  let parameters: [Parameter]
  let arguments: [Argument]
  let base: LValue
  let type: ManifestType
  let isStatic: Bool
  let context: Context
  let hint: TypeHint?

  func read() -> Value {
    let cell = isStatic ? nil : context.store.allocate(receiver)
    guard let inner = bound(to: cell) else { return .unset }
    return context.budget.call(at: context.site(accessors)) {
      inner.members.getter(accessors, hint: hint)
    }
  }

  func write(_ element: ListElement, at site: Site) {
    let cell = isStatic ? nil : context.store.allocate(receiver)
    guard let inner = bound(to: cell) else { return }
    Accessors(context: inner).set(accessors, to: element, at: site)
    guard let cell else { return }
    context.lvalues.write(
      ListElement(value: cell.value, offset: element.offset), to: base, at: site)
  }

  private var receiver: Value { context.lvalues.read(base, at: nil) }

  /// A scope with the arguments, within the members of the receiver; `nil` where they do not fit.
  private func bound(to cell: Cell?) -> Context? {
    var own = context.types.type(of: receiver) ?? type
    if case .type(let path) = receiver { own = context.types[path] ?? own }
    let owner = context.member(of: own, on: cell)
    let inner = owner.inner
    return inner.bind(arguments, to: parameters, defaultsIn: owner.scope) ? inner : nil
  }
}
