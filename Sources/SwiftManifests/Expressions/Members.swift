import SwiftSyntax

/// Evaluates members of values.
struct Members {
  let context: Context

  /// Evaluates `base.name` and `.name`.
  func access(_ node: MemberAccessExprSyntax, hint: TypeHint?) -> Value {
    guard let base = node.base else {
      let name = node.declName.baseName.identifierText
      return context.statics.implicit(name, hint: hint, at: context.site(node))
    }
    if let variable = base.as(DeclReferenceExprSyntax.self),
      case .variable(let binding)? = context.names.lookUp(variable),
      let value = kept(node.declName.baseName.identifierText, in: binding.cell)
    {
      return value
    }
    return access(node, of: context.evaluate(base, hint: base.isImplicitChain ? hint : nil))
  }

  /// The value of a lazy property of a structure in a variable, which keeps it; `nil` for other members.
  func kept(_ name: String, in cell: Cell) -> Value? {
    guard case .record(var record) = cell.value, record[name] == nil,
      let (property, type) = computed(name, of: cell.value), property.isLazy,
      let initializer = property.initializer
    else { return nil }
    let result = lazyValue(property, cell.value, type)
    if case .record(let changed) = cell.value { record = changed }
    let offset = context.site(initializer).offset
    record.set(name, to: ListElement(value: result, offset: offset))
    context.store.set(cell, to: .record(record))
    return result
  }

  /// Evaluates a member of a value that is already known.
  func access(_ node: MemberAccessExprSyntax, of base: Value) -> Value {
    let name = node.declName.baseName.identifierText
    if name == "self" { return base }
    let labels = node.declName.argumentNames?.arguments.map { argument in
      argument.name.text == "_" ? "" : argument.name.identifierText
    }
    if case .array(let items) = base, items.count == 1, case .type(let path) = items[0].value,
      let array = context.types["Array"], array.hasStaticMember(name)
    {
      // `[Element].name`
      return context.statics.member(
        name, of: array, heir: array, at: context.site(node),
        expected: TypeHint(path: path, isCollection: true))
    }
    if case .type(let path) = base {
      if name == "init" {
        let body = FunctionReference.Body.initializer(type: path, labels: labels ?? [])
        return .function(FunctionReference(body, in: context))
      }
      if let labels, context.types[path]?.kind ?? .library == .library {
        return .function(FunctionReference(.libraryMember(name, labels: labels), in: context))
      }
    }
    return member(name, of: base, at: context.site(node))
  }

  /// A property of a value, or the method of that name as a function; without a site nothing is
  /// reported.
  func member(_ name: String, of base: Value, at site: Site?) -> Value {
    switch base {
    case .null, .unset, .unknown: return base
    case .either(let values): return .join(values.map { member(name, of: $0, at: site) })
    case .type(let path): return context.statics.member(name, ofPath: path, at: site)
    default: break
    }
    if let site, isHidden(name, of: base) { return .unknown(site.dependsOnWrittenType(name)) }
    if let (property, type) = computed(name, of: base, at: site) {
      return value(of: property, on: base, in: type)
    }
    if let site, isWrapped(name, of: base) {
      return .unknown(site.notUnderstood(because: "property wrappers are not followed"))
    }
    if let value = library(name, of: base) { return value }
    if let (property, type) = dependencyProperty(name, ofText: base) {
      return value(of: property, on: base, in: type)
    }
    if hasMethod(name, base) {
      return .function(FunctionReference(.method(receiver: base, name: name), in: context))
    }
    guard let site else { return .unknown(name) }
    return .unknown(site.notUnderstood(because: "the member `\(name)` is not known here"))
  }

  /// Whether a protocol of a value's type has a member that it does not require, behind the type's own.
  func isHidden(_ name: String, of value: Value) -> Bool {
    guard let type = context.types.type(of: value), !type.inherited.isEmpty else { return false }
    let lineage = context.types.lineage(of: type)
    guard let own = lineage.firstIndex(where: { $0.has(name) }) else { return false }
    return lineage[(own + 1)...].contains { $0.addsUnrequired(name) }
  }

  /// Whether a name is a property of a value.
  func hasProperty(_ name: String, _ value: Value) -> Bool {
    computed(name, of: value) != nil || library(name, of: value) != nil
  }

  private func hasMethod(_ name: String, _ value: Value) -> Bool {
    let types = context.types.candidates(for: value)
    if types.contains(where: { !$0.methods(named: name, isStatic: false).isEmpty }) { return true }
    if case .array = value { return LibraryMembers.listMethodValues.contains(name) }
    return false
  }

  /// A value as it appears in an interpolated string.
  func interpolated(_ value: Value) -> Value {
    value.interpolated(describing: description(of:))
  }

  /// The property `description` that the manifest declares for a value.
  func description(of value: Value) -> Value? {
    for (name, protocols) in Self.descriptions where isDescribed(value, by: protocols) {
      if let (property, type) = computed(name, of: value) {
        return self.value(of: property, on: value, in: type)
      }
      if let stored = value.record?[name] { return stored }
    }
    return nil
  }

  /// The properties that describe a value, the first that there is, and the protocols that say so.
  private static let descriptions: [(name: String, protocols: Set<String>)] = [
    ("description", ["CustomStringConvertible", "LosslessStringConvertible"]),
    ("debugDescription", ["CustomDebugStringConvertible"]),
  ]

  private func isDescribed(_ value: Value, by protocols: Set<String>) -> Bool {
    guard let type = context.types.type(of: value) else { return true }
    return context.types.ancestry(of: type).contains { protocols.contains($0) }
  }

  // MARK: Library properties

  /// A property that the libraries define; `nil` when they do not, or when it is not known here.
  private func library(_ name: String, of value: Value) -> Value? {
    switch value {
    case .name(let text): property(name, ofName: text)
    case .record, .object: value.record.flatMap { property(name, of: $0) }
    default: LibraryMembers.property(name, of: value)
    }
  }

  private func property(_ name: String, of record: Record) -> Value? {
    if let field = record[name] { return field }
    guard let path = record.type else { return context.types.library.property(name, of: record) }
    guard let type = context.types[path], type.kind == .enumeration,
      let element = type.enumerationCase(record.name)
    else { return nil }
    return name == "rawValue" ? context.construction.rawValue(of: element, in: type) : nil
  }

  private func property(_ name: String, ofName text: String) -> Value? {
    guard name == "rawValue" else { return name == "description" ? .string(text) : nil }
    for type in context.types.all where type.kind == .enumeration {
      if let element = type.enumerationCase(text) {
        return context.construction.rawValue(of: element, in: type)
      }
    }
    return .string(text)
  }

  // MARK: Computed properties

  /// A computed property, or a lazy one that has not been evaluated.
  private func computed(
    _ name: String, of value: Value, at site: Site? = nil
  ) -> (ManifestType.Property, ManifestType)? {
    for type in context.types.candidates(for: value) {
      let isStored = value.record?[name] != nil
      let all = type.properties(named: name, isStatic: false).filter { property in
        mayHold(property.element, value)
      }
      let found = all.filter { property in
        property.accessors != nil || (property.isLazy && !isStored)
      }
      // What a type stores comes before what protocols add to it.
      if isStored, found.isEmpty, !all.isEmpty { return nil }
      let seen = context.types.privateNames.seen(found, from: site, \.helper)
      // An empty list may be one of any of them.
      if seen.count > 1, seen.contains(where: { $0.element != nil }), value.isEmptyList {
        return nil
      }
      if let property = seen.first { return (property, type) }
    }
    return nil
  }

  /// Whether a list may have elements of a type that is written.
  func mayHold(_ element: TypeSyntax?, _ list: Value) -> Bool {
    guard let element, case .array(let items) = list, let first = items.first?.value else {
      return true
    }
    if let record = first.record, record.type == nil, let hint = context.types.hint(of: element),
      context.types.library.knownHintPaths.contains(hint.path)
    {
      return context.types.library.mayBe(record, hint.path)
    }
    return context.operators.mayAccept(element, first, in: nil)
  }

  /// A property with a setter or observers.
  func assigned(
    _ name: String, of value: Value, at site: Site?
  ) -> (ManifestType.Property, ManifestType)? {
    for type in context.types.candidates(for: value) {
      let all = type.properties(named: name, isStatic: false)
      guard let property = context.types.privateNames.seen(all, from: site, \.helper).first else {
        continue
      }
      return property.accessors == nil && property.observers == nil ? nil : (property, type)
    }
    return nil
  }

  /// Whether a property of a declared type is that of a wrapper.
  private func isWrapped(_ name: String, of value: Value) -> Bool {
    guard let type = context.types.type(of: value) else { return false }
    return type.properties(named: name, isStatic: false).contains { property in
      context.types.propertyWrapper(in: property.attributes) != nil
    }
  }

  /// A property that the manifest adds to dependencies of targets, which a text may stand for.
  private func dependencyProperty(
    _ name: String, ofText value: Value
  ) -> (ManifestType.Property, ManifestType)? {
    guard case .string = value, let type = context.types["Target.Dependency"],
      let property = type.properties(named: name, isStatic: false).first
    else { return nil }
    return (property, type)
  }

  private func value(
    of property: ManifestType.Property, on receiver: Value, in type: ManifestType
  ) -> Value {
    guard let accessors = property.accessors else { return lazyValue(property, receiver, type) }
    return context.budget.call(at: context.site(accessors)) {
      let own = context.types.type(of: receiver) ?? type
      let inner = context.member(of: own, on: context.store.allocate(receiver))
      return inner.members.getter(accessors, hint: property.hint)
    }
  }

  /// Evaluates a lazy property; an instance of a class keeps the result.
  private func lazyValue(
    _ property: ManifestType.Property, _ receiver: Value, _ type: ManifestType
  ) -> Value {
    guard let initializer = property.initializer else { return .unset }
    let site = context.site(initializer)
    let own = context.types.type(of: receiver) ?? type
    let result = context.budget.call(at: site) {
      context.member(of: own, on: context.store.allocate(receiver))
        .evaluate(initializer, hint: property.hint)
    }
    if case .object(let cell) = receiver, var record = receiver.record {
      record.set(property.name, to: ListElement(value: result, offset: site.offset))
      context.store.set(cell, to: .record(record))
    }
    return result
  }

  /// Runs the getter of a computed variable in this scope, which becomes that of its body.
  func getter(_ block: AccessorBlockSyntax, hint: TypeHint?) -> Value {
    context.scope.returnHint = hint
    let builder = block.attributesAround.flatMap { context.types.resultBuilder(in: $0) }
    switch block.accessors {
    case .getter(let items): return context.result(of: items, by: builder)
    case .accessors(let accessors):
      let getter = accessors.first { $0.accessorSpecifier.text == "get" }
      guard let body = getter?.body else {
        let site = context.site(block)
        return .unknown(site.notUnderstood(because: "it has no getter that is known here"))
      }
      return context.result(of: body.statements, by: builder)
    }
  }
}

extension AccessorBlockSyntax {
  /// The attributes of the variable or subscript whose accessors these are.
  fileprivate var attributesAround: AttributeListSyntax? {
    if let owner = parent?.as(SubscriptDeclSyntax.self) { return owner.attributes }
    return parent?.parent?.parent?.as(VariableDeclSyntax.self)?.attributes
  }
}

extension ExprSyntax {
  /// Whether members in it have no type of their own: it begins with a dot, or is a list of such
  /// expressions alone. O(depth + elements).
  var needsType: Bool {
    guard let array = self.as(ArrayExprSyntax.self) else { return isImplicitChain }
    return !array.elements.isEmpty && array.elements.allSatisfy(\.expression.isImplicitChain)
  }

  /// Whether it is a text or a number as written, which may stand for a value of another type.
  var isLiteral: Bool {
    self.is(StringLiteralExprSyntax.self) || self.is(IntegerLiteralExprSyntax.self)
  }

  /// Whether it begins with a dot, so that its first name belongs to the expected type. O(depth).
  var isImplicitChain: Bool {
    var current = self
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
}
