import SwiftSyntax

extension ManifestInterpreter {
  func memberAccess(_ node: MemberAccessExprSyntax, in scope: Scope, hint: TypeHint?) -> Value {
    let name = node.declName.baseName.identifierText
    guard let base = node.base else { return implicitMember(name, hint: hint, at: node) }
    let isChain = isImplicitChain(base)
    return memberAccess(
      of: evaluate(base, in: scope, hint: isChain ? hint : nil), node, in: scope)
  }

  /// Whether an expression begins with a dot, so that its first name belongs to the expected type.
  func isImplicitChain(_ expression: ExprSyntax) -> Bool {
    var current = expression
    while true {
      if let member = current.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else { return true }
        current = base
      } else if let call = current.as(FunctionCallExprSyntax.self) {
        current = call.calledExpression
      } else {
        return false
      }
    }
  }

  /// Evaluates a member of a value that is already known.
  func memberAccess(of base: Value, _ node: MemberAccessExprSyntax, in scope: Scope) -> Value {
    let name = node.declName.baseName.identifierText
    if name == "self" { return base }
    let labels = node.declName.argumentNames?.arguments.map { argument in
      argument.name.text == "_" ? "" : argument.name.identifierText
    }
    if case .type(let path) = base, name == "init" {
      return .function(Function(.initializer(type: path, labels: labels ?? [])))
    }
    if let labels, case .type(let path) = base, types[path]?.kind ?? .library == .library {
      return .function(Function(.libraryMember(name, labels: labels)))
    }
    return member(name, of: base, at: Syntax(node))
  }

  /// A property of a value, or the method of that name as a function.
  func member(_ name: String, of base: Value, at node: Syntax?) -> Value {
    switch base {
    case .null: return .null
    case .unset: return .unset
    case .unknown(let text): return .unknown(text)
    case .either(let values): return join(values.map { member(name, of: $0, at: node) })
    case .type(let path): return typeMember(name, path, at: node)
    default: break
    }
    if let (property, type) = declaredProperty(name, of: base) {
      return value(of: property, on: base, in: type)
    }
    if let value = libraryProperty(name, of: base) { return value }
    if hasMethod(name, base) { return .function(Function(.method(receiver: base, name: name))) }
    guard let node else { return .unknown(name) }
    return notUnderstood(node, because: "the member `\(name)` is not known here")
  }

  /// Whether a name is a property of a value.
  func hasProperty(_ name: String, _ value: Value) -> Bool {
    declaredProperty(name, of: value) != nil || libraryProperty(name, of: value) != nil
  }

  private func hasMethod(_ name: String, _ value: Value) -> Bool {
    if candidateTypes(of: value).contains(where: {
      !$0.methods(named: name, isStatic: false).isEmpty
    }) {
      return true
    }
    if case .array = value { return Self.listMethodNames.contains(name) }
    return false
  }

  // MARK: Declared members

  /// The types whose members a value may have, in the order of their declaration.
  func candidateTypes(of value: Value) -> [DeclaredType] {
    let names: [String]
    switch value {
    case .record(let record): names = record.type.map { [$0] } ?? []
    case .object:
      guard let record = record(of: value) else { return [] }
      if let type = record.type { return types[type].map { [$0] } ?? [] }
      return libraryExtensions().filter { mayBe(record, $0.path) }
    case .string: names = ["String", "StringProtocol", "Collection", "Sequence"]
    case .array: names = Self.arrayTypeNames
    case .dictionary: names = ["Dictionary", "Collection", "Sequence"]
    case .integer: names = ["Int"]
    case .boolean: names = ["Bool"]
    case .name(let name):
      let declared = typeOrder.compactMap { types[$0] }
      return declared.filter { $0.enumerationCase(name) != nil } + libraryExtensions()
    default: names = []
    }
    return names.compactMap { types[$0] }
  }

  private func libraryExtensions() -> [DeclaredType] {
    let builtIn: Set<String> = [
      "String", "StringProtocol", "Dictionary", "Int", "Bool", "Optional",
    ]
    return typeOrder.compactMap { types[$0] }.filter { type in
      type.kind == .library && !Self.arrayTypeNames.contains(type.path)
        && !builtIn.contains(type.path)
    }
  }

  /// Whether a library value can be of an extended type, as far as the name called tells.
  private func mayBe(_ record: Record, _ path: String) -> Bool {
    if record.name == path { return true }
    switch path {
    case "Target": return Self.targetKinds[record.name] != nil
    case "Target.Dependency":
      return ["target", "product", "byName", "byNameItem", "targetItem", "productItem"]
        .contains(record.name)
    case "Product": return ["library", "executable", "plugin"].contains(record.name)
    case "Package": return record.name == "Package"
    default: return Self.targetKinds[record.name] == nil
    }
  }

  func declaredProperty(_ name: String, of value: Value) -> (DeclaredType.Property, DeclaredType)? {
    for type in candidateTypes(of: value) {
      let found = type.properties(named: name, isStatic: false)
      let isStored = record(of: value)?[name] != nil
      if let property = found.first(where: { $0.accessors != nil || ($0.isLazy && !isStored) }) {
        return (property, type)
      }
    }
    return nil
  }

  /// Evaluates a computed property.
  func value(
    of property: DeclaredType.Property, on receiver: Value, in type: DeclaredType
  ) -> Value {
    guard let accessors = property.accessors else { return lazyValue(property, receiver, type) }
    return call(at: accessors) {
      let scope = Scope(
        parent: self.globals, selfCell: self.allocate(receiver), typePath: type.path)
      return self.getter(accessors, in: scope, hint: property.hint)
    }
  }

  /// Evaluates a lazy property; an instance of a class keeps the result.
  private func lazyValue(
    _ property: DeclaredType.Property, _ receiver: Value, _ type: DeclaredType
  ) -> Value {
    guard let initializer = property.initializer else { return .unset }
    let result = call(at: initializer) {
      let scope = Scope(
        parent: self.globals, selfCell: self.allocate(receiver), typePath: type.path)
      return self.evaluate(initializer, in: scope, hint: property.hint)
    }
    if case .object(let cell) = receiver, var record = record(of: receiver) {
      record.set(property.name, to: Element(value: result, offset: offset(of: initializer)))
      setCell(cell, .record(record))
    }
    return result
  }

  /// Runs the getter of a computed variable.
  func getter(_ block: AccessorBlockSyntax, in scope: Scope, hint: TypeHint?) -> Value {
    scope.returnHint = hint
    switch block.accessors {
    case .getter(let items): return runBody(Array(items), in: scope)
    case .accessors(let accessors):
      let getter = accessors.first { $0.accessorSpecifier.text == "get" }
      guard let body = getter?.body else { return .unknown(excerpt(of: block)) }
      return runBody(Array(body.statements), in: scope)
    }
  }
}
