import SwiftSyntax

/// Evaluates members of types.
struct StaticMembers {
  let context: Context

  /// A member of the type with a path: a nested type, a static property, a case, a static function.
  func member(_ name: String, ofPath path: String, at site: Site?) -> Value {
    let nested = PackageLibrary.memberPath(name, of: path)
    if context.types[nested] != nil { return .type(nested) }
    if let alias = context.types.aliases[nested] { return .type(alias.path) }
    if PackageLibrary.isModule(path), let site, let value = global(name, at: site) { return value }
    if let type = context.types[path] {
      let owner = context.types.lineage(of: type).first { $0.hasStaticMember(name) }
      if let owner { return member(name, of: owner, heir: type, at: site) }
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

  /// What helpers declare at top level, called by the name of their module.
  private func global(_ name: String, at site: Site) -> Value? {
    let names = context.with(context.evaluation.globals).names
    return names.lookUpInHelpers(name).map {
      names.value(of: $0, named: name, hint: nil, at: site)
    }
  }

  /// The static properties of a name that are seen from a place; of lists those of the lists expected.
  private func properties(
    _ name: String, of type: ManifestType, at site: Site?, expected: TypeHint? = nil
  ) -> [ManifestType.Property] {
    let all = type.properties(named: name, isStatic: true)
    if all.count < 2 { return all }
    let seen = context.types.privateNames.seen(all, from: site, \.helper)
    guard let expected else { return seen }
    let own = seen.filter { property in
      guard let element = property.element.flatMap({ context.types.hint(of: $0) }) else {
        return property.element == nil
      }
      return element.path == expected.path || element.path.hasSuffix("." + expected.path)
        || expected.path.hasSuffix("." + element.path)
    }
    return own.isEmpty ? seen : own
  }

  /// A static member of a declared or extended type, evaluated as one of the type that inherits it.
  func member(
    _ name: String, of type: ManifestType, heir: ManifestType, at site: Site?,
    expected: TypeHint? = nil
  ) -> Value {
    if let (cell, _) = cell(name, of: type, heir: heir, at: site, expected: expected) {
      return cell.value
    }
    let properties = properties(name, of: type, at: site, expected: expected)
    let computed = properties.compactMap { property in
      property.accessors.map { (accessors: $0, property: property) }
    }
    if !computed.isEmpty {
      return context.store.forkIfSeveral(
        computed.map { property in
          { value(of: property.accessors, property.property, in: heir) }
        })
    }
    if type.enumerationCase(name) != nil {
      return .record(
        Record(name: name, type: type.path, fields: [], offset: site?.offset ?? 0))
    }
    if type.kind == .enumeration, name == "allCases" { return allCases(of: type) }
    let receiver = Value.type(heir.path)
    return .function(FunctionReference(.method(receiver: receiver, name: name), in: context))
  }

  private func value(
    of accessors: AccessorBlockSyntax, _ property: ManifestType.Property, in type: ManifestType
  ) -> Value {
    context.budget.call(at: context.site(accessors)) {
      context.member(of: type).members.getter(accessors, hint: property.hint)
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
  func cell(
    _ name: String, of type: ManifestType, heir: ManifestType, at site: Site?,
    expected: TypeHint? = nil
  ) -> (cell: Cell, hint: TypeHint?)? {
    let stored = properties(name, of: type, at: site, expected: expected)
      .filter { $0.accessors == nil }
    guard let first = stored.first else { return nil }
    var key = first.helper.map { "\(name)#\($0)" } ?? name
    if let element = first.element { key += "[\(element.trimmedDescription)]" }
    if let cell = type.staticCells[key] { return (cell, first.hint) }
    guard type.evaluating.insert(key).inserted else { return nil }
    defer { type.evaluating.remove(key) }
    let inner = context.member(of: heir)
    let value = context.store.forkIfSeveral(
      stored.map { property in
        {
          if context.types.propertyWrapper(in: property.attributes) != nil, let site {
            return .unknown(site.notUnderstood(because: "property wrappers are not followed"))
          }
          return property.initializer.map { inner.evaluate($0, hint: property.hint) } ?? .null
        }
      })
    // Evaluated once whatever the branch: the cell's first content is no change to be taken back.
    let cell = context.store.allocate(value)
    type.staticCells[key] = cell
    return (cell, first.hint)
  }

  /// A static property that can be written; `nil` for other members.
  func place(
    _ name: String, of type: ManifestType, heir: ManifestType, at site: Site?
  ) -> LValue? {
    let owner = context.types.lineage(of: type).first {
      !$0.properties(named: name, isStatic: true).isEmpty
    }
    guard let owner, let property = properties(name, of: owner, at: site).first else { return nil }
    if let accessors = property.accessors {
      guard accessors.accessor("set") != nil else { return nil }
      return .computed(
        ComputedVariable(
          accessors: accessors, context: context.member(of: heir), hint: property.hint))
    }
    guard let (cell, hint) = cell(name, of: owner, heir: heir, at: site) else { return nil }
    guard let observers = property.observers else { return .cell(cell, hint) }
    let isObserved = !context.scope.outwards.contains { scope in
      if case .property(name) = scope.unobserved { true } else { false }
    }
    guard isObserved else { return .cell(cell, hint) }
    return .computed(
      ObservedVariable(
        name: name, cell: cell, observers: observers, context: context.member(of: heir), hint: hint)
    )
  }

  /// `.name` without a call: a static member of the type that the context expects, else a name. Where
  /// nothing tells which of several types is meant, it is not guessed.
  func implicit(_ name: String, hint: TypeHint?, at site: Site) -> Value {
    if context.types.isAmbiguous(name, hint: hint) {
      return .unknown(
        site.notUnderstood(
          because: "several types have a member `\(name)`; name the type before it"))
    }
    for type in context.types.implicit(hint: hint) {
      let nested = "\(type.path).\(name)"
      if context.types[nested] != nil { return .type(nested) }
      let owner = context.types.lineage(of: type).first { $0.hasStaticValue(name) }
      if let owner { return member(name, of: owner, heir: type, at: site, expected: hint) }
    }
    if let type = context.types.onlyEnumeration(withStatic: name, hint: hint) {
      return member(name, of: type, heir: type, at: site, expected: hint)
    }
    return name == "none" ? .null : .name(name)
  }
}
