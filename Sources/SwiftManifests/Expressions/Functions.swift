import SwiftSyntax

/// Calls functions that the manifest declares.
struct Functions {
  let context: Context

  /// Calls a function with arguments as written.
  func invoke(_ function: FunctionDeclSyntax, _ call: Call, in owner: Scope) -> Value {
    invoke(function, with: call.evaluated(for: parameters(of: function)), in: owner)
  }

  /// Calls a method; a mutating one writes its receiver back.
  func invoke(
    _ method: ManifestType.Method, of heir: ManifestType, on receiver: LValue?, _ call: Call
  ) -> Value {
    let list =
      receiver.flatMap { context.lvalues.elements(of: $0) }
      ?? (method.givesElements && call.hint?.isCollection == true ? call.hint : nil)
    let arguments = call.evaluated(
      for: parameters(of: method.declaration), receiver: list)
    guard let receiver else {
      return invoke(method.declaration, with: arguments, in: context.member(of: heir).scope)
    }
    let values = context.lvalues
    let site = context.site(call.node.calledExpression)
    let cell = context.store.allocate(values.read(receiver, at: site))
    let own = context.types.type(of: cell.value) ?? heir
    let scope = context.member(of: own, on: cell).scope
    let result = invoke(method.declaration, with: arguments, in: scope)
    if method.isMutating {
      values.write(
        ListElement(value: cell.value, offset: call.site.offset), to: receiver, at: site)
    }
    return result
  }

  /// Calls a function with values.
  ///
  /// A function may call itself: the depth of calls is bounded, and each one takes steps.
  func invoke(
    _ function: FunctionDeclSyntax, with arguments: [Argument], in owner: Scope
  ) -> Value {
    guard let body = function.body else { return .unknown(function.name.text) }
    let parameters = parameters(of: function)
    let site = context.site(function)
    return context.budget.call(at: site) {
      let inner = context.with(owner).inner
      inner.scope.returnHint = function.signature.returnClause.flatMap {
        context.types.hint(of: $0.type)
      }
      if inner.scope.returnHint?.path == "Self", let type = inner.selfType {
        inner.scope.returnHint?.path = type.path
      }
      guard inner.bind(arguments, to: parameters, defaultsIn: owner) else {
        return .unknown(site.notUnderstood(because: "the arguments do not match its parameters"))
      }
      inner.bindGenericParameters(of: function)
      return context.evaluation.within(function) {
        let result = inner.result(
          of: body.statements, by: context.types.resultBuilder(in: function.attributes))
        writeBack(arguments, parameters, from: inner.scope, at: site)
        return result
      }
    }
  }

  private func parameters(of function: FunctionDeclSyntax) -> [Parameter] {
    Parameter.list(of: function.signature.parameterClause, context.types)
  }

  private func writeBack(
    _ arguments: [Argument], _ parameters: [Parameter], from scope: Scope, at site: Site
  ) {
    guard let assigned = parameters.assignment(of: arguments) else { return }
    for (parameter, indices) in zip(parameters, assigned) where parameter.isInOut {
      guard let index = indices.first, let target = arguments[index].target,
        let binding = scope.bindings[parameter.name]
      else { continue }
      let element = ListElement(
        value: binding.cell.value, offset: arguments[index].element.offset)
      context.lvalues.write(element, to: target, at: site)
    }
  }
}

extension Context {
  /// Binds the generic parameters of a function to the types of its arguments, as far as a parameter
  /// has one of them as its type, or takes the type itself; others stand for no known type.
  fileprivate func bindGenericParameters(of function: FunctionDeclSyntax) {
    for generic in function.genericParameterClause?.parameters ?? [] {
      let name = generic.name.identifierText
      var type: Value = .unknown(name)
      for parameter in function.signature.parameterClause.parameters {
        let written = parameter.type.trimmedDescription
        let variable = (parameter.secondName ?? parameter.firstName).identifierText
        guard let value = scope.bindings[variable]?.cell.value else { continue }
        if written == "\(name).Type", case .type = value {
          type = value
        } else if [name, "[\(name)]"].contains(written),
          let hint = types.hint(of: value), hint.isCollection == (written != name)
        {
          type = .type(hint.path)
        }
      }
      declare(name, type)
    }
  }

  /// Binds arguments to parameter names in this scope; default values are evaluated in another one.
  ///
  /// Where labels do not fit, as in a function passed as a value, arguments go by position.
  ///
  /// - Returns: whether they fit.
  func bind(
    _ arguments: [Argument], to parameters: [Parameter], defaultsIn owner: Scope
  ) -> Bool {
    guard
      let assigned = parameters.assignment(of: arguments)
        ?? parameters.assignment(byPosition: arguments.count)
    else { return false }
    for (parameter, indices) in zip(parameters, assigned) {
      var value: Value
      var source: Int?
      var argument: Int?
      if parameter.isVariadic {
        value = .array(indices.flatMap { arguments[$0].element.expanded })
      } else if let index = indices.first {
        value = arguments[index].value
        if let builder = parameter.builder, case .function(let function) = value,
          let closure = function as? Closure
        {
          value = .function(closure.collected(by: builder))
        }
        source = arguments[index].element.source
        argument = arguments[index].element.offset
      } else if let expression = parameter.defaultValue {
        value = with(owner).evaluate(expression, hint: parameter.hint)
      } else {
        value = .unset
      }
      declare(parameter.name, value, hint: parameter.hint, source: source)
      scope.note(parameter.name) { $0.argument = argument }
    }
    return true
  }
}
