import SwiftSyntax

/// Evaluates members of types.
struct StaticMembers {
  let context: Context

  /// A member of the type with a path: a nested type, a static property, a case, a static function.
  func member(_ name: String, ofPath path: String, at site: Site?) -> Value {
    let nested = PackageLibrary.memberPath(name, of: path)
    if context.types[nested] != nil { return .type(nested) }
    if let type = context.types[path] {
      if type.hasStaticMember(name) { return member(name, of: type, at: site) }
      if type.kind != .library, let site {
        return .unknown(
          site.notUnderstood(because: "`\(path)` has no such member in the manifest"))
      }
    }
    if path == "Environment", context.types.library == .projects { return .null }
    let environment = context.evaluation.runtime.environment
    if let value = PackageLibrary.staticMember(name, of: path, environment: environment) {
      return value
    }
    if name.first?.isUppercase == true { return .type(nested) }
    if PackageLibrary.unknowableNames.contains(path) { return .unknown("\(path).\(name)") }
    return .name(name)
  }

  /// A static member of a declared or extended type.
  func member(_ name: String, of type: ManifestType, at site: Site?) -> Value {
    if let (cell, _) = cell(name, of: type) { return cell.value }
    let computed = type.properties(named: name, isStatic: true).compactMap { property in
      property.accessors.map { (accessors: $0, hint: property.hint) }
    }
    if !computed.isEmpty {
      return context.store.forkIfSeveral(
        computed.map { property in
          { value(of: property.accessors, hint: property.hint, in: type) }
        })
    }
    if type.enumerationCase(name) != nil {
      return .record(
        Record(name: name, type: type.path, fields: [], offset: site?.offset ?? 0))
    }
    if type.kind == .enumeration, name == "allCases" { return allCases(of: type) }
    let receiver = Value.type(type.path)
    return .function(FunctionReference(.method(receiver: receiver, name: name), in: context))
  }

  private func value(
    of accessors: AccessorBlockSyntax, hint: TypeHint?, in type: ManifestType
  ) -> Value {
    context.budget.call(at: context.site(accessors)) {
      context.member(of: type).members.getter(accessors, hint: hint)
    }
  }

  private func allCases(of type: ManifestType) -> Value {
    .array(
      type.cases.filter(\.parameters.isEmpty).map { element in
        ListElement(
          value: .record(Record(name: element.name, type: type.path, fields: [], offset: 0)),
          offset: 0)
      })
  }

  /// The cell of a stored static property, which is evaluated at its first use; `nil` for other
  /// members, and while it is being evaluated.
  func cell(_ name: String, of type: ManifestType) -> (cell: Cell, hint: TypeHint?)? {
    let stored = type.properties(named: name, isStatic: true).filter { $0.accessors == nil }
    guard let first = stored.first else { return nil }
    if let cell = type.staticCells[name] { return (cell, first.hint) }
    guard type.evaluating.insert(name).inserted else { return nil }
    defer { type.evaluating.remove(name) }
    let inner = context.member(of: type)
    let value = context.store.forkIfSeveral(
      stored.map { property in
        { property.initializer.map { inner.evaluate($0, hint: property.hint) } ?? .null }
      })
    // Evaluated once whatever the branch: the cell's first content is no change to be taken back.
    let cell = context.store.allocate(value)
    type.staticCells[name] = cell
    return (cell, first.hint)
  }

  /// `.name` without a call: a static member of the type that the context expects, else a name.
  func implicit(_ name: String, hint: TypeHint?, at site: Site) -> Value {
    for type in context.types.implicit(hint: hint) {
      let nested = "\(type.path).\(name)"
      if context.types[nested] != nil { return .type(nested) }
      if type.hasStaticValue(name) { return member(name, of: type, at: site) }
    }
    return name == "none" ? .null : .name(name)
  }
}
