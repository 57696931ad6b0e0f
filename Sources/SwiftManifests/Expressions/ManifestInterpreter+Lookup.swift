import SwiftSyntax

extension ManifestInterpreter {
  /// What a name stands for.
  enum Resolution {
    case variable(Scope.Binding)
    case computed(AccessorBlockSyntax, Scope)
    case functions([FunctionDeclSyntax], Scope)
    /// An instance member of the `self` in a cell.
    case selfMember(Int)
    case staticMember(DeclaredType)
    case type(String)
  }

  /// Finds a name from the innermost scope outwards.
  func lookUp(_ name: String, in scope: Scope) -> Resolution? {
    var next: Scope? = scope
    while let current = next {
      if let binding = current.bindings[name] { return .variable(binding) }
      if let accessors = current.computed[name] { return .computed(accessors, current) }
      if let functions = current.functions[name] { return .functions(functions, current) }
      if let member = lookUpMember(name, in: current) { return member }
      next = current.parent
    }
    if let path = typePath(name, in: scope) { return .type(path) }
    if let alias = typeAliases[name] { return .type(alias.path) }
    return nil
  }

  private func lookUpMember(_ name: String, in scope: Scope) -> Resolution? {
    guard let path = scope.typePath else { return nil }
    if let cell = scope.selfCell, hasProperty(name, cells[cell]) { return .selfMember(cell) }
    for type in enclosingTypes(path) {
      let isCase = type.enumerationCase(name) != nil
      if isCase || !type.properties(named: name, isStatic: true).isEmpty {
        return .staticMember(type)
      }
    }
    return nil
  }

  /// A type and those that it is nested in, innermost first.
  func enclosingTypes(_ path: String) -> [DeclaredType] {
    var result: [DeclaredType] = []
    var rest = path[...]
    while true {
      if let type = types[String(rest)] { result.append(type) }
      guard let dot = rest.lastIndex(of: ".") else { return result }
      rest = rest[..<dot]
    }
  }

  /// The cell of the innermost `self`.
  func selfCell(in scope: Scope) -> Int? {
    var next: Scope? = scope
    while let current = next {
      if let cell = current.selfCell { return cell }
      next = current.parent
    }
    return nil
  }

  /// The innermost type whose member is being evaluated.
  func selfType(in scope: Scope) -> DeclaredType? {
    var next: Scope? = scope
    while let current = next {
      if let path = current.typePath { return types[path] }
      next = current.parent
    }
    return nil
  }

  /// Evaluates a bare name.
  func reference(_ node: DeclReferenceExprSyntax, in scope: Scope, hint: TypeHint?) -> Value {
    let name = node.baseName.identifierText
    switch lookUp(name, in: scope) {
    case .variable(let binding)?: return cells[binding.cell]
    case .computed(let accessors, let owner)?:
      return call(at: node) { self.getter(accessors, in: Scope(parent: owner), hint: hint) }
    case .functions(let functions, let owner)?:
      guard let function = functions.first else { return .unset }
      return .function(Function(.declared(function, owner)))
    case .selfMember(let cell)?: return member(name, of: cells[cell], at: Syntax(node))
    case .staticMember(let type)?: return staticMember(name, of: type, at: Syntax(node))
    case .type(let path)?: return .type(path)
    case nil: return unresolvedReference(name, node, in: scope)
    }
  }

  private func unresolvedReference(
    _ name: String, _ node: DeclReferenceExprSyntax, in scope: Scope
  ) -> Value {
    if name == "self" {
      if let cell = selfCell(in: scope) { return cells[cell] }
      return selfType(in: scope).map { .type($0.path) } ?? .unknown(name)
    }
    if name == "Self", let type = selfType(in: scope) { return .type(type.path) }
    if name.hasPrefix("$") { return closureParameter(name, in: scope) ?? .unknown(name) }
    if name.first?.isUppercase == true { return .type(name) }
    if let type = selfType(in: scope),
      let method = type.methods.first(where: { method in
        method.declaration.name.identifierText == name
      })
    {
      let receiver = selfCell(in: scope).map { cells[$0] } ?? .type(type.path)
      return .function(Function(.method(receiver: receiver, name: method.declaration.name.text)))
    }
    if name.first?.isLetter == false { return .function(Function(.binaryOperator(name))) }
    if Self.globalFunctionNames.contains(name) { return .function(Function(.global(name))) }
    if Self.unknowableNames.contains(name) { return .unknown(name) }
    return notUnderstood(node, because: "the name is not declared in the manifest")
  }

  /// `$1` where the closure was given one tuple.
  private func closureParameter(_ name: String, in scope: Scope) -> Value? {
    guard case .variable(let binding)? = lookUp("$0", in: scope) else { return nil }
    return tupleField(String(name.dropFirst()), of: cells[binding.cell])
  }
}
