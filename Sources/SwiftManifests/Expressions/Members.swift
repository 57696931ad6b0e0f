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
    return access(node, of: context.evaluate(base, hint: base.isImplicitChain ? hint : nil))
  }

  /// Evaluates a member of a value that is already known.
  func access(_ node: MemberAccessExprSyntax, of base: Value) -> Value {
    let name = node.declName.baseName.identifierText
    if name == "self" { return base }
    let labels = node.declName.argumentNames?.arguments.map { argument in
      argument.name.text == "_" ? "" : argument.name.identifierText
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
    if let (property, type) = computed(name, of: base, at: site) {
      return value(of: property, on: base, in: type)
    }
    if let value = library(name, of: base) { return value }
    if hasMethod(name, base) {
      return .function(FunctionReference(.method(receiver: base, name: name), in: context))
    }
    guard let site else { return .unknown(name) }
    return .unknown(site.notUnderstood(because: "the member `\(name)` is not known here"))
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
    computed("description", of: value).map { self.value(of: $0.0, on: value, in: $0.1) }
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
      let found = type.properties(named: name, isStatic: false).filter { property in
        property.accessors != nil || (property.isLazy && !isStored)
      }
      let seen = context.types.privateNames.seen(found, from: site, \.helper)
      if let property = seen.first { return (property, type) }
    }
    return nil
  }

  private func value(
    of property: ManifestType.Property, on receiver: Value, in type: ManifestType
  ) -> Value {
    guard let accessors = property.accessors else { return lazyValue(property, receiver, type) }
    return context.budget.call(at: context.site(accessors)) {
      let own = context.types.type(of: receiver) ?? type
      let inner = context.member(of: own, on: context.store.allocate(receiver))
      return inner.members.getter(
        accessors, hint: property.hint, by: context.types.resultBuilder(in: property.attributes))
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
  func getter(
    _ block: AccessorBlockSyntax, hint: TypeHint?, by builder: ManifestType? = nil
  ) -> Value {
    context.scope.returnHint = hint
    switch block.accessors {
    case .getter(let items): return context.result(of: items, by: builder)
    case .accessors(let accessors):
      let getter = accessors.first { $0.accessorSpecifier.text == "get" }
      guard let body = getter?.body else { return .unknown(context.site(block).excerpt) }
      return context.result(of: body.statements)
    }
  }
}

extension ExprSyntax {
  /// Whether members in it have no type of their own: it begins with a dot, or is a list of such
  /// expressions alone. O(depth + elements).
  var needsType: Bool {
    guard let array = self.as(ArrayExprSyntax.self) else { return isImplicitChain }
    return !array.elements.isEmpty && array.elements.allSatisfy(\.expression.isImplicitChain)
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
