import SwiftSyntax

extension ManifestInterpreter {
  /// A member of a type: a nested type, a static property, a case, a static function.
  func typeMember(_ name: String, _ path: String, at node: Syntax?) -> Value {
    let nested = path == "PackageDescription" || path == "Foundation" ? name : "\(path).\(name)"
    if types[nested] != nil { return .type(nested) }
    if let type = types[path] {
      if hasStaticMember(name, of: type) { return staticMember(name, of: type, at: node) }
      if type.kind != .library, let node {
        return notUnderstood(node, because: "`\(path)` has no such member in the manifest")
      }
    }
    if let value = libraryTypeMember(name, of: path) { return value }
    if name.first?.isUppercase == true { return .type(nested) }
    if Self.unknowableNames.contains(path) { return .unknown("\(path).\(name)") }
    return .name(name)
  }

  private func hasStaticMember(_ name: String, of type: DeclaredType) -> Bool {
    !type.properties(named: name, isStatic: true).isEmpty || type.enumerationCase(name) != nil
      || !type.methods(named: name, isStatic: true).isEmpty
      || (type.kind == .enumeration && name == "allCases")
  }

  /// A static member of a declared or extended type.
  func staticMember(_ name: String, of type: DeclaredType, at node: Syntax?) -> Value {
    if let cell = staticCell(name, of: type) { return cells[cell.cell] }
    let computed = type.properties(named: name, isStatic: true).filter { $0.accessors != nil }
    if !computed.isEmpty {
      return forkIfSeveral(
        computed.map { property in
          { self.staticValue(of: property, in: type) }
        })
    }
    if type.enumerationCase(name) != nil {
      return .record(
        Record(name: name, type: type.path, fields: [], offset: node.map { offset(of: $0) } ?? 0))
    }
    if type.kind == .enumeration, name == "allCases" { return allCases(of: type) }
    return .function(Function(.method(receiver: .type(type.path), name: name)))
  }

  private func staticValue(of property: DeclaredType.Property, in type: DeclaredType) -> Value {
    guard let accessors = property.accessors else { return .unset }
    return call(at: accessors) {
      let scope = Scope(parent: self.globals, typePath: type.path)
      return self.getter(accessors, in: scope, hint: property.hint)
    }
  }

  private func allCases(of type: DeclaredType) -> Value {
    .array(
      type.cases.filter(\.parameters.isEmpty).map { element in
        Element(
          value: .record(Record(name: element.name, type: type.path, fields: [], offset: 0)),
          offset: 0)
      })
  }

  /// The cell of a stored static property, which is evaluated at its first use.
  func staticCell(_ name: String, of type: DeclaredType) -> (cell: Int, hint: TypeHint?)? {
    let stored = type.properties(named: name, isStatic: true).filter { $0.accessors == nil }
    guard let first = stored.first else { return nil }
    if let cell = type.staticCells[name] { return (cell, first.hint) }
    guard type.evaluating.insert(name).inserted else { return nil }
    defer { type.evaluating.remove(name) }
    let scope = Scope(parent: globals, typePath: type.path)
    let value = forkIfSeveral(
      stored.map { property in
        {
          property.initializer.map { self.evaluate($0, in: scope, hint: property.hint) } ?? .null
        }
      })
    // Evaluated once whatever the branch: the cell's first content is no change to be taken back.
    let cell = allocate(value)
    type.staticCells[name] = cell
    return (cell, first.hint)
  }

  private func forkIfSeveral(_ alternatives: [() -> Value]) -> Value {
    if alternatives.count == 1, let only = alternatives.first { return only() }
    return forkValue(alternatives)
  }

  // MARK: Implicit members

  /// `.name` without a call: a static member of the type that the context expects, else a name.
  func implicitMember(_ name: String, hint: TypeHint?, at node: MemberAccessExprSyntax) -> Value {
    for type in implicitTypes(hint: hint) {
      if types["\(type.path).\(name)"] != nil { return .type("\(type.path).\(name)") }
      if hasStaticMember(name, of: type) {
        return staticMember(name, of: type, at: Syntax(node))
      }
    }
    return name == "none" ? .null : .name(name)
  }

  /// The types in which an implicit member is looked for.
  ///
  /// With a known context these are the types of that name, then extensions of library types (whose
  /// context may have been taken for another one); without, all types but enumerations, whose cases
  /// stay names until they are compared.
  func implicitTypes(hint: TypeHint?) -> [DeclaredType] {
    let all = typeOrder.compactMap { types[$0] }
    guard let hint, hint.path.utf8.count > 1 else { return all.filter { $0.kind != .enumeration } }
    let expected = all.filter { matches($0, hint) }
    let extended = all.filter { type in
      type.kind == .library && !expected.contains { $0 === type }
        && Self.arrayTypeNames.contains(type.path) == hint.isCollection
        && !Self.knownHintPaths.contains(type.path)
    }
    return expected + extended
  }

  /// Library types of package descriptions that contexts name reliably.
  private static let knownHintPaths: Set<String> = [
    "Target", "Target.Dependency", "Package.Dependency", "Product", "SwiftSetting", "CSetting",
    "CXXSetting", "LinkerSetting", "Platform", "SupportedPlatform", "Resource", "Trait", "String",
  ]
}
