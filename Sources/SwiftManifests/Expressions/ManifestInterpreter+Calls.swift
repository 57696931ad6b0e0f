import SwiftSyntax

extension ManifestInterpreter {
  /// An argument as written.
  struct Argument {
    var label: String
    var expression: ExprSyntax
    var isTrailing: Bool
  }

  /// An argument after evaluation; `place` is where an `inout` parameter writes back.
  struct EvaluatedArgument {
    var label: String
    var element: Element
    var isTrailing = false
    var place: Place?
  }

  func arguments(of node: FunctionCallExprSyntax) -> [Argument] {
    var all = node.arguments.map { argument in
      Argument(
        label: argument.label?.identifierText ?? "", expression: argument.expression,
        isTrailing: false)
    }
    if let closure = node.trailingClosure {
      all.append(Argument(label: "", expression: ExprSyntax(closure), isTrailing: true))
    }
    for closure in node.additionalTrailingClosures {
      all.append(
        Argument(
          label: closure.label.identifierText, expression: ExprSyntax(closure.closure),
          isTrailing: true))
    }
    return all
  }

  func anonymous(_ value: Value, at node: some SyntaxProtocol) -> EvaluatedArgument {
    EvaluatedArgument(
      label: "", element: Element(value: value, offset: origin(of: value) ?? offset(of: node)))
  }

  /// Evaluates arguments whose parameters are not declared in the manifest.
  func evaluated(
    _ arguments: [Argument], in scope: Scope, hint: (String) -> TypeHint? = { _ in nil }
  ) -> [EvaluatedArgument] {
    arguments.map { argument in
      EvaluatedArgument(
        label: argument.label,
        element: element(argument.expression, in: scope, hint: hint(argument.label)),
        isTrailing: argument.isTrailing)
    }
  }

  /// Evaluates a call.
  func call(_ node: FunctionCallExprSyntax, in scope: Scope, hint: TypeHint?) -> Value {
    let arguments = arguments(of: node)
    var callee = node.calledExpression
    if let special = callee.as(GenericSpecializationExprSyntax.self) { callee = special.expression }
    switch callee.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name):
      return callByName(name, arguments, node, in: scope, hint: hint)
    case .memberAccessExpr(let member):
      return callMember(member, arguments, node, in: scope, hint: hint)
    case .arrayExpr: return newList(evaluated(arguments, in: scope), at: node)
    case .dictionaryExpr: return newDictionary(evaluated(arguments, in: scope))
    case .closureExpr(let closure):
      return apply(
        Function(.closure(closure, scope)), evaluated(arguments, in: scope), at: node, hint: hint)
    default:
      let value = evaluate(callee, in: scope)
      return callValue(value, evaluated(arguments, in: scope), at: node, hint: hint)
    }
  }

  /// Calls a value: a function, a type, or something that cannot be called here.
  func callValue(
    _ value: Value, _ arguments: [EvaluatedArgument], at node: FunctionCallExprSyntax,
    hint: TypeHint?
  ) -> Value {
    switch value {
    case .function(let function): return apply(function, arguments, at: node, hint: hint)
    case .type(let path): return construct(path, arguments, at: node)
    case .name(let name): return libraryCall(name, arguments, at: node)
    case .null, .unset, .unknown: return .unknown(excerpt(of: node))
    default: return notUnderstood(node, because: "what is called is not a function")
    }
  }

  // MARK: By name

  private func callByName(
    _ name: DeclReferenceExprSyntax, _ arguments: [Argument], _ node: FunctionCallExprSyntax,
    in scope: Scope, hint: TypeHint?
  ) -> Value {
    let text = name.baseName.identifierText
    if let result = callFunction(text, arguments, node, in: scope) { return result }
    switch lookUp(text, in: scope) {
    case .type(let path)?: return construct(path, arguments, at: node, in: scope)
    case .functions?, nil: break
    case .variable?, .computed?, .selfMember?, .staticMember?:
      let value = reference(name, in: scope, hint: nil)
      if case .function(let function) = value {
        return apply(function, evaluated(arguments, in: scope), at: node, hint: hint)
      }
      return callValue(value, evaluated(arguments, in: scope), at: node, hint: hint)
    }
    if text.first?.isUppercase == true {
      let path = text == "Self" ? selfType(in: scope)?.path ?? text : text
      return construct(path, arguments, at: node, in: scope)
    }
    if Self.globalFunctionNames.contains(text) {
      return globalCall(text, evaluated(arguments, in: scope), at: node)
    }
    if let cell = selfCell(in: scope) {
      return callMethod(
        text, on: .cell(cell, nil), arguments, node, in: scope, hint: hint)
    }
    let enclosing = selfType(in: scope).map { enclosingTypes($0.path) } ?? []
    if let type = enclosing.first(where: { $0.kind == .library }) {
      return callStatic(text, type.path, arguments, node, in: scope, hint: hint)
    }
    if Self.unknowableNames.contains(text) { return .unknown(excerpt(of: node)) }
    return notUnderstood(node, because: "the function is not declared in the manifest")
  }

  /// Calls a declared function or a member of an enclosing type, the innermost that the labels fit.
  private func callFunction(
    _ name: String, _ arguments: [Argument], _ node: FunctionCallExprSyntax, in scope: Scope
  ) -> Value? {
    var next: Scope? = scope
    while let current = next {
      let fitting = (current.functions[name] ?? []).filter { fits($0, arguments) }
      if !fitting.isEmpty {
        return forkIfSeveral(
          fitting.map { function in
            { self.invoke(function, arguments, from: scope, in: current, at: node) }
          })
      }
      let enclosing = current.typePath.map { enclosingTypes($0) } ?? []
      for type in enclosing {
        let isOwn = type.path == current.typePath
        let receiver = isOwn ? current.selfCell.map { Place.cell($0, nil) } : nil
        if let result = callDeclared(name, of: type, receiver, arguments, node, in: scope) {
          return result
        }
      }
      next = current.parent
    }
    return nil
  }

  /// Calls a method of a declared type; a static one where there is no receiver.
  ///
  /// In an extension of a library type, a static function that is already being evaluated is not
  /// called again: what it means by its own name is the library's function that it adds to.
  func callDeclared(
    _ name: String, of type: DeclaredType, _ receiver: Place?, _ arguments: [Argument],
    _ node: FunctionCallExprSyntax, in scope: Scope
  ) -> Value? {
    let instance = receiver == nil ? [] : type.methods(named: name, isStatic: false)
    let methods = (instance + type.methods(named: name, isStatic: true)).filter { method in
      let isActive = type.kind == .library && activeFunctions.contains(method.declaration.id)
      return fits(method.declaration, arguments) && !(method.isStatic && isActive)
    }
    guard !methods.isEmpty else { return nil }
    return forkIfSeveral(
      methods.map { method in
        {
          self.invoke(
            method, of: type, on: method.isStatic ? nil : receiver, arguments, from: scope, at: node
          )
        }
      })
  }

  private func forkIfSeveral(_ alternatives: [() -> Value]) -> Value {
    if alternatives.count == 1, let only = alternatives.first { return only() }
    return forkValue(alternatives)
  }
}
