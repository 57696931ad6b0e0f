import SwiftSyntax

extension ManifestInterpreter {
  /// Evaluates `base.name(…)` and `.name(…)`.
  func callMember(
    _ member: MemberAccessExprSyntax, _ arguments: [Argument], _ node: FunctionCallExprSyntax,
    in scope: Scope, hint: TypeHint?
  ) -> Value {
    let name = member.declName.baseName.identifierText
    guard let base = member.base else {
      return callImplicit(name, arguments, node, in: scope, hint: hint)
    }
    let place =
      isImplicitChain(base)
      ? Place.value(evaluate(base, in: scope, hint: hint)) : place(of: base, in: scope)
    if case .value(.type(let path)) = place {
      return callStatic(name, path, arguments, node, in: scope, hint: hint)
    }
    return callMethod(name, on: place, arguments, node, in: scope, hint: hint)
  }

  /// `.name(…)`: a static function of the type that the context expects, else a library value.
  private func callImplicit(
    _ name: String, _ arguments: [Argument], _ node: FunctionCallExprSyntax, in scope: Scope,
    hint: TypeHint?
  ) -> Value {
    if name == "init" {
      let path = hint?.path ?? selfType(in: scope)?.path ?? "init"
      return construct(path, arguments, at: node, in: scope)
    }
    if name == "some", let only = arguments.first, arguments.count == 1 {
      return evaluate(only.expression, in: scope, hint: hint)
    }
    for type in implicitTypes(hint: hint) {
      if let result = callDeclared(name, of: type, nil, arguments, node, in: scope) {
        return result
      }
      if let result = callCase(name, of: type, arguments, node, in: scope) { return result }
    }
    return libraryCall(name, arguments, node, in: scope)
  }

  /// A case of a declared enumeration with associated values.
  private func callCase(
    _ name: String, of type: DeclaredType, _ arguments: [Argument],
    _ node: FunctionCallExprSyntax, in scope: Scope
  ) -> Value? {
    guard let found = type.enumerationCase(name), !found.parameters.isEmpty else { return nil }
    let fields = evaluated(arguments, in: scope).map { argument in
      Field(label: argument.label, element: argument.element)
    }
    return .record(
      Record(name: name, type: type.path, fields: fields, offset: offset(of: node)))
  }

  /// `Type.name(…)`.
  func callStatic(
    _ name: String, _ path: String, _ arguments: [Argument], _ node: FunctionCallExprSyntax,
    in scope: Scope, hint: TypeHint?
  ) -> Value {
    if name == "init" { return construct(path, arguments, at: node, in: scope) }
    if let type = types[path] {
      if let result = callDeclared(name, of: type, nil, arguments, node, in: scope) {
        return result
      }
      if let result = callCase(name, of: type, arguments, node, in: scope) { return result }
    }
    let isModule = path == "PackageDescription" || path == "Foundation"
    let nested = isModule ? name : "\(path).\(name)"
    if types[nested] != nil || (name.first?.isUppercase == true) {
      return construct(nested, arguments, at: node, in: scope)
    }
    if Self.unknowableNames.contains(path) || isModule { return .unknown(excerpt(of: node)) }
    if let type = types[path], type.kind != .library {
      return callValue(
        typeMember(name, path, at: Syntax(node)), evaluated(arguments, in: scope), at: node,
        hint: hint)
    }
    return libraryCall(name, arguments, node, in: scope)
  }

  /// Calls a method on the value at a place, which mutating methods change.
  func callMethod(
    _ name: String, on place: Place, _ arguments: [Argument], _ node: FunctionCallExprSyntax,
    in scope: Scope, hint: TypeHint?
  ) -> Value {
    let receiver = read(place, at: Syntax(node.calledExpression))
    switch receiver {
    case .null: return .null
    case .unset: return .unset
    case .unknown: return unknownCall(name, on: place, arguments, node, in: scope)
    case .type(let path):
      return callStatic(name, path, arguments, node, in: scope, hint: hint)
    case .either(let values):
      return forkValue(
        values.map { value in
          { self.callMethod(name, on: .value(value), arguments, node, in: scope, hint: hint) }
        })
    default: break
    }
    for type in candidateTypes(of: receiver) {
      if let result = callDeclared(name, of: type, place, arguments, node, in: scope) {
        return result
      }
    }
    if let field = record(of: receiver)?[name], case .function(let function) = field {
      return apply(function, evaluated(arguments, in: scope), at: node, hint: hint)
    }
    return callLibraryMethod(name, on: place, receiver, arguments, node, in: scope, hint: hint)
  }

  private func callLibraryMethod(
    _ name: String, on place: Place, _ receiver: Value, _ arguments: [Argument],
    _ node: FunctionCallExprSyntax, in scope: Scope, hint: TypeHint?
  ) -> Value {
    let expected = self.hint(of: place)
    let isList = ["append", "insert"].contains(name)
    let values = evaluated(arguments, in: scope) { label in
      guard isList, label != "at" else { return nil }
      return label == "contentsOf" ? expected : expected?.element
    }
    spend(size(of: receiver), at: node)
    if let (changed, result) = mutation(name, of: receiver, values, at: node) {
      let offset = values.first?.element.offset ?? offset(of: node)
      write(Element(value: changed, offset: offset), to: place, at: Syntax(node))
      return result
    }
    if let result = libraryMethod(name, on: receiver, values, at: node, hint: hint) {
      return result
    }
    return notUnderstood(node, because: "the method `\(name)` is not known here")
  }

  /// A method of an unknown value: lists appended to keep that something unknown is in them.
  private func unknownCall(
    _ name: String, on place: Place, _ arguments: [Argument], _ node: FunctionCallExprSyntax,
    in scope: Scope
  ) -> Value {
    guard ["append", "insert"].contains(name) else { return .unknown(excerpt(of: node)) }
    let receiver = read(place, at: nil)
    let known = Value.array(list(receiver, at: offset(of: node)))
    let values = evaluated(arguments, in: scope)
    if let (changed, _) = mutation(name, of: known, values, at: node) {
      let offset = offset(of: node)
      write(Element(value: changed, offset: offset), to: place, at: Syntax(node))
    }
    return .void
  }
}
