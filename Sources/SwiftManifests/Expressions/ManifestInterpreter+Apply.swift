import SwiftSyntax

extension ManifestInterpreter {
  /// Calls a function value; `hint` is the type that its result should have.
  func apply(
    _ function: Function, _ arguments: [EvaluatedArgument], at node: some SyntaxProtocol,
    hint: TypeHint? = nil
  ) -> Value {
    spend(at: node)
    switch function.body {
    case .closure(let closure, let scope):
      return call(at: node) { self.run(closure, arguments, in: scope, hint: hint) }
    case .declared(let declaration, let owner):
      return invoke(declaration, with: arguments, in: owner)
    case .method(let receiver, let name):
      return applyMethod(name, of: receiver, arguments, at: node)
    case .initializer(let path, let labels):
      return construct(path, labelled(arguments, labels), at: node)
    case .libraryMember(let name, let labels):
      return libraryCall(name, labelled(arguments, labels), at: node)
    case .global(let name): return globalCall(name, arguments, at: node)
    case .keyPath(let names):
      guard let base = arguments.first?.element.value else { return .unset }
      return names.reduce(base) { value, name in
        name == "self" ? value : member(name, of: value, at: Syntax(node))
      }
    case .binaryOperator(let name):
      guard arguments.count == 2 else { return .unknown(excerpt(of: node)) }
      return binaryOperation(
        name, arguments[0].element.value, arguments[1].element.value,
        at: Syntax(node), in: globals)
    }
  }

  private func labelled(
    _ arguments: [EvaluatedArgument], _ labels: [String]
  ) -> [EvaluatedArgument] {
    arguments.enumerated().map { index, argument in
      var copy = argument
      if index < labels.count { copy.label = labels[index] }
      return copy
    }
  }

  private func applyMethod(
    _ name: String, of receiver: Value, _ arguments: [EvaluatedArgument],
    at node: some SyntaxProtocol
  ) -> Value {
    let owners: [DeclaredType]
    if case .type(let path) = receiver {
      owners = types[path].map { [$0] } ?? []
    } else {
      owners = candidateTypes(of: receiver)
    }
    for type in owners {
      guard let method = type.methods.first(where: { $0.declaration.name.identifierText == name })
      else { continue }
      let cell = method.isStatic ? nil : allocate(receiver)
      let scope = Scope(parent: globals, selfCell: cell, typePath: type.path)
      return invoke(method.declaration, with: arguments, in: scope)
    }
    return libraryMethod(name, on: receiver, arguments, at: node, hint: nil)
      ?? .unknown(excerpt(of: node))
  }

  // MARK: Closures

  private func run(
    _ closure: ClosureExprSyntax, _ arguments: [EvaluatedArgument], in outer: Scope,
    hint: TypeHint?
  ) -> Value {
    let scope = Scope(parent: outer)
    let returnType = closure.signature?.returnClause?.type
    scope.returnHint = returnType.flatMap { typeHint(of: $0) } ?? hint
    bindCaptures(of: closure, in: scope, outer: outer)
    let names = parameterNames(of: closure)
    let values = spread(arguments.map(\.element.value), over: names, in: closure)
    for (index, value) in values.enumerated() {
      if let names {
        if index < names.count { declare(names[index], value, in: scope) }
      } else {
        declare("$\(index)", value, in: scope)
      }
    }
    return runBody(Array(closure.statements), in: scope)
  }

  private func bindCaptures(of closure: ClosureExprSyntax, in scope: Scope, outer: Scope) {
    for capture in closure.signature?.capture?.items ?? [] {
      guard let initializer = capture.initializer else { continue }
      declare(capture.name.identifierText, evaluate(initializer.value, in: outer), in: scope)
    }
  }

  /// The written parameter names, `nil` when the closure uses `$0`.
  private func parameterNames(of closure: ClosureExprSyntax) -> [String]? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): list.map(\.name.identifierText)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).identifierText }
    case nil: nil
    }
  }

  /// One tuple for several parameters is taken apart, as the compiler does.
  private func spread(
    _ values: [Value], over names: [String]?, in closure: ClosureExprSyntax
  ) -> [Value] {
    guard values.count == 1, case .tuple(let fields)? = values.first else { return values }
    if let names { return names.count > 1 ? fields.map(\.element.value) : values }
    let usesSecond = closure.statements.tokens(viewMode: .sourceAccurate).contains { token in
      token.tokenKind == .dollarIdentifier("$1")
    }
    return usesSecond ? fields.map(\.element.value) : values
  }
}
