import SwiftSyntax

/// Finds what bare names stand for.
struct Names {
  let context: Context

  /// What a name stands for.
  enum Resolution {
    case variable(Scope.Binding)
    case computed(AccessorBlockSyntax, Scope)
    case functions([FunctionDeclSyntax], Scope)
    /// An instance member of the `self` in a cell.
    case selfMember(Cell)
    /// A static member of a type, inherited by the one in whose scope it is named.
    case staticMember(String, of: ManifestType, heir: ManifestType)
    case type(String)
  }

  /// Finds a name from the innermost scope outwards.
  ///
  /// - Parameter key: what it is known by at top level; see ``PrivateNames``.
  func lookUp(_ name: String, key: String) -> Resolution? {
    for scope in context.scope.outwards {
      let name = scope.parent == nil ? key : name
      if let binding = scope.bindings[name] { return .variable(binding) }
      if let accessors = scope.computed[name] { return .computed(accessors, scope) }
      if let functions = scope.functions[name] { return .functions(functions, scope) }
      if let member = member(name, in: scope) { return member }
    }
    if let variable = helperVariable(key) { return variable }
    if let path = context.types.path(of: name, key: key, in: context.scope) { return .type(path) }
    return context.types.aliases[key].map { .type($0.path) }
  }

  /// Finds a name that is written behind that of the helpers' module.
  func lookUpInHelpers(_ name: String) -> Resolution? {
    helperVariable(name) ?? lookUp(name, key: name)
  }

  private func helperVariable(_ key: String) -> Resolution? {
    let helpers = context.evaluation.helperVariables
    guard !helpers.properties(named: key, isStatic: true).isEmpty else { return nil }
    return .staticMember(key, of: helpers, heir: helpers)
  }

  /// Finds a name that is written somewhere.
  func lookUp(_ node: DeclReferenceExprSyntax) -> Resolution? {
    let name = node.baseName.identifierText
    return lookUp(name, key: context.types.privateNames.key(of: name, at: node))
  }

  private func member(_ name: String, in scope: Scope) -> Resolution? {
    guard let path = scope.typePath else { return nil }
    if let cell = scope.selfCell, context.members.hasProperty(name, cell.value) {
      return .selfMember(cell)
    }
    for heir in context.types.enclosing(path) {
      let owner = context.types.lineage(of: heir).first { $0.hasStaticValue(name) }
      if let owner { return .staticMember(name, of: owner, heir: heir) }
    }
    return nil
  }

  /// Evaluates a bare name.
  func reference(_ node: DeclReferenceExprSyntax, hint: TypeHint?) -> Value {
    let name = node.baseName.identifierText
    let site = context.site(node)
    guard let meaning = lookUp(node) else { return unresolved(name, at: site) }
    return value(of: meaning, named: name, hint: hint, at: site)
  }

  /// What a name stands for, as a value.
  func value(
    of meaning: Resolution, named name: String, hint: TypeHint?, at site: Site
  ) -> Value {
    switch meaning {
    case .variable(let binding): return binding.cell.value
    case .computed(let accessors, let owner):
      return context.budget.call(at: site) {
        context.with(owner).inner.members.getter(accessors, hint: hint)
      }
    case .functions(let functions, let owner):
      return .function(FunctionReference(.declared(functions, owner), in: context))
    case .selfMember(let cell):
      return context.members.kept(name, in: cell)
        ?? context.members.member(name, of: cell.value, at: site)
    case .staticMember(let name, let type, let heir):
      return context.statics.member(name, of: type, heir: heir, at: site)
    case .type(let path): return .type(path)
    }
  }

  private func unresolved(_ name: String, at site: Site) -> Value {
    if name == "self" {
      if let cell = context.scope.innermostSelf { return cell.value }
      return context.selfType.map { .type($0.path) } ?? .unknown(name)
    }
    if name == "Self", let type = context.selfType { return .type(type.path) }
    if name.hasPrefix("$") { return closureParameter(name) ?? .unknown(name) }
    if let types = context.selfType.map({ context.types.enclosing($0.path) }),
      types.contains(where: { $0.genericParameters.contains(name) })
    {
      return .unknown(name)
    }
    if name.first?.isUppercase == true { return .type(name) }
    if let type = context.selfType, let method = type.methods.first(where: { $0.name == name }) {
      let receiver = context.scope.innermostSelf?.value ?? .type(type.path)
      let name = method.declaration.name.text
      return .function(FunctionReference(.method(receiver: receiver, name: name), in: context))
    }
    if name.first?.isLetter == false {
      return .function(FunctionReference(.binaryOperator(name), in: context))
    }
    if GlobalFunctions.contains(name) {
      return .function(FunctionReference(.global(name), in: context))
    }
    if PackageLibrary.unknowableNames.contains(name) { return .unknown(name) }
    return .unknown(site.notUnderstood(because: "the name is not declared in the manifest"))
  }

  /// `$1` where the closure was given one tuple.
  private func closureParameter(_ name: String) -> Value? {
    guard case .variable(let binding)? = lookUp("$0", key: "$0") else { return nil }
    return binding.cell.value.part(String(name.dropFirst()))
  }
}
