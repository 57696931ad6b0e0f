import SwiftSyntax

extension ManifestInterpreter {
  /// A parameter of a declared function or initialiser.
  struct Parameter {
    var label: String
    var name: String
    var hint: TypeHint?
    var defaultValue: ExprSyntax?
    var isVariadic: Bool
    var isInOut: Bool
  }

  func parameters(of clause: FunctionParameterClauseSyntax) -> [Parameter] {
    clause.parameters.map { parameter in
      let first = parameter.firstName
      let isVariadic = parameter.ellipsis != nil
      let hint = typeHint(of: parameter.type)
      return Parameter(
        label: first.text == "_" ? "" : first.identifierText,
        name: (parameter.secondName ?? first).identifierText,
        hint: isVariadic ? hint.map { TypeHint(path: $0.path, isCollection: true) } : hint,
        defaultValue: parameter.defaultValue?.value, isVariadic: isVariadic,
        isInOut: parameter.type.trimmedDescription.hasPrefix("inout "))
    }
  }

  /// Assigns arguments to parameters by label; `nil` when they do not fit.
  ///
  /// The result has, for each parameter, the indices of its arguments.
  func assignment(
    of labels: [(label: String, isTrailing: Bool)], to parameters: [Parameter]
  ) -> [[Int]]? {
    var result: [[Int]] = []
    var next = 0
    for (index, parameter) in parameters.enumerated() {
      var taken: [Int] = []
      if next < labels.count,
        accepts(parameter, labels[next], isLast: index == parameters.count - 1)
      {
        taken.append(next)
        next += 1
        while parameter.isVariadic, next < labels.count, labels[next].label.isEmpty,
          !labels[next].isTrailing
        {
          taken.append(next)
          next += 1
        }
      } else if parameter.defaultValue == nil, !parameter.isVariadic {
        return nil
      }
      result.append(taken)
    }
    return next == labels.count ? result : nil
  }

  /// A trailing closure without a label goes to a parameter without a default, or to the last one.
  private func accepts(
    _ parameter: Parameter, _ argument: (label: String, isTrailing: Bool), isLast: Bool
  ) -> Bool {
    if argument.label == parameter.label { return true }
    guard argument.isTrailing, argument.label.isEmpty else { return false }
    return parameter.defaultValue == nil || isLast
  }

  func fits(_ function: FunctionDeclSyntax, _ arguments: [Argument]) -> Bool {
    let parameters = parameters(of: function.signature.parameterClause)
    return assignment(of: arguments.map { ($0.label, $0.isTrailing) }, to: parameters) != nil
  }

  /// Evaluates arguments with the types of the parameters that they go to.
  func evaluated(
    _ arguments: [Argument], for parameters: [Parameter], in scope: Scope
  ) -> [EvaluatedArgument] {
    let labels = arguments.map { ($0.label, $0.isTrailing) }
    guard let assignment = assignment(of: labels, to: parameters) else {
      return evaluated(arguments, in: scope)
    }
    var parameterOfArgument: [Int: Parameter] = [:]
    for (parameter, indices) in zip(parameters, assignment) {
      for index in indices { parameterOfArgument[index] = parameter }
    }
    return arguments.enumerated().map { index, argument in
      let parameter = parameterOfArgument[index]
      let hint = parameter?.isVariadic == true ? parameter?.hint?.element : parameter?.hint
      if parameter?.isInOut == true {
        let place = place(of: argument.expression, in: scope)
        let value = read(place, at: Syntax(argument.expression))
        return EvaluatedArgument(
          label: argument.label,
          element: Element(value: value, offset: offset(of: argument.expression)), place: place)
      }
      return EvaluatedArgument(
        label: argument.label, element: element(argument.expression, in: scope, hint: hint),
        isTrailing: argument.isTrailing)
    }
  }

  // MARK: Invocation

  /// Calls a declared function with arguments as written.
  func invoke(
    _ function: FunctionDeclSyntax, _ arguments: [Argument], from caller: Scope, in owner: Scope,
    at node: some SyntaxProtocol
  ) -> Value {
    let parameters = parameters(of: function.signature.parameterClause)
    let values = evaluated(arguments, for: parameters, in: caller)
    return invoke(function, with: values, in: owner)
  }

  /// Calls a method; a mutating one writes its receiver back.
  func invoke(
    _ method: DeclaredType.Method, of type: DeclaredType, on receiver: Place?,
    _ arguments: [Argument], from caller: Scope, at node: FunctionCallExprSyntax
  ) -> Value {
    let parameters = parameters(of: method.declaration.signature.parameterClause)
    let values = evaluated(arguments, for: parameters, in: caller)
    guard let receiver else {
      return invoke(
        method.declaration, with: values, in: Scope(parent: globals, typePath: type.path))
    }
    let cell = allocate(read(receiver, at: nil))
    let scope = Scope(parent: globals, selfCell: cell, typePath: type.path)
    let result = invoke(method.declaration, with: values, in: scope)
    if method.isMutating {
      write(
        Element(value: cells[cell], offset: offset(of: node)), to: receiver,
        at: Syntax(node.calledExpression))
    }
    return result
  }

  /// Calls a declared function with values.
  func invoke(
    _ function: FunctionDeclSyntax, with arguments: [EvaluatedArgument], in owner: Scope
  ) -> Value {
    guard let body = function.body else { return .unknown(function.name.text) }
    let parameters = parameters(of: function.signature.parameterClause)
    return call(at: function) {
      let scope = Scope(parent: owner)
      let returnType = function.signature.returnClause?.type
      scope.returnHint = returnType.flatMap { self.typeHint(of: $0) }
      if scope.returnHint?.path == "Self", let type = self.selfType(in: owner) {
        scope.returnHint?.path = type.path
      }
      guard self.bind(arguments, to: parameters, in: scope, owner: owner) else {
        return self.notUnderstood(function, because: "it is called with other arguments")
      }
      self.activeFunctions.append(function.id)
      defer { self.activeFunctions.removeLast() }
      let result = self.runBody(Array(body.statements), in: scope)
      self.writeBack(arguments, parameters, from: scope, at: function)
      return result
    }
  }

  /// Binds arguments to parameter names; default values are evaluated beside the function.
  func bind(
    _ arguments: [EvaluatedArgument], to parameters: [Parameter], in scope: Scope, owner: Scope
  ) -> Bool {
    let labels = arguments.map { ($0.label, $0.isTrailing) }
    let positional = arguments.map { _ in ("", false) }
    let unlabelled = parameters.map { parameter in
      var copy = parameter
      copy.label = ""
      return copy
    }
    let assigned =
      assignment(of: labels, to: parameters) ?? assignment(of: positional, to: unlabelled)
    guard let assigned else { return false }
    for (parameter, indices) in zip(parameters, assigned) {
      let value: Value
      if parameter.isVariadic {
        value = .array(indices.flatMap { expanded(arguments[$0].element) })
      } else if let index = indices.first {
        value = arguments[index].element.value
      } else if let expression = parameter.defaultValue {
        value = evaluate(expression, in: owner, hint: parameter.hint)
      } else {
        value = .unset
      }
      declare(parameter.name, value, hint: parameter.hint, in: scope)
    }
    return true
  }

  private func writeBack(
    _ arguments: [EvaluatedArgument], _ parameters: [Parameter], from scope: Scope,
    at node: FunctionDeclSyntax
  ) {
    let labels = arguments.map { ($0.label, $0.isTrailing) }
    guard let assigned = assignment(of: labels, to: parameters) else { return }
    for (parameter, indices) in zip(parameters, assigned) where parameter.isInOut {
      guard let index = indices.first, let place = arguments[index].place,
        let binding = scope.bindings[parameter.name]
      else { continue }
      let element = Element(value: cells[binding.cell], offset: arguments[index].element.offset)
      write(element, to: place, at: Syntax(node))
    }
  }

  /// Evaluates the body of a function, unless calls nest too deeply.
  func call(at node: some SyntaxProtocol, _ body: () -> Value) -> Value {
    guard !isStopped else { return .unknown("not evaluated") }
    guard callDepth < Self.maximumCallDepth else {
      spend(Self.costOfExcess, at: node)
      return notUnderstood(node, because: "it calls itself, or calls nest too deeply")
    }
    callDepth += 1
    defer { callDepth -= 1 }
    return body()
  }
}
