import SwiftSyntax

/// Evaluates calls of members.
struct MemberCalls {
  let call: Call

  private var context: Context { call.context }

  /// Evaluates `base.name(…)` and `.name(…)`.
  func evaluate(_ member: MemberAccessExprSyntax) -> Value {
    let name = member.declName.baseName.identifierText
    guard let base = member.base else { return implicit(name) }
    if base.is(SuperExprSyntax.self), name == "init", !hasInheritedInitialiser { return .void }
    let place =
      base.isImplicitChain
      ? LValue.value(context.evaluate(base, hint: call.hint))
      : literal(base, searchedBy: name) ?? list(base, changedBy: name)
        ?? initialiser(base, name) ?? context.lvalues.locate(base)
    if case .value(.type(let path)) = place { return ofType(name, path) }
    return method(name, on: place)
  }

  /// `[.a, .b].contains(value)`: a literal whose members belong to the type of what is looked for; `nil`
  /// for any other receiver.
  private func literal(_ base: ExprSyntax, searchedBy name: String) -> LValue? {
    guard Self.namesTakingElements.contains(name), base.is(ArrayExprSyntax.self), base.needsType,
      let argument = call.arguments.first?.expression, !argument.needsType,
      !argument.is(ClosureExprSyntax.self),
      var hint = context.types.hint(of: context.evaluate(argument))
    else { return nil }
    hint.isCollection = true
    return .value(context.evaluate(base, hint: hint))
  }

  /// `[.a, .b].sorted()` where a list is expected: a literal whose members belong to what is expected;
  /// `nil` for other receivers, and methods that give something else.
  private func list(_ base: ExprSyntax, changedBy name: String) -> LValue? {
    guard base.is(ArrayExprSyntax.self), base.needsType, let hint = call.hint, hint.isCollection,
      Self.namesGivingElements.contains(name) || givesElements(name)
    else { return nil }
    return .value(context.evaluate(base, hint: hint))
  }

  /// Methods of lists that give a list of the same elements.
  private static let namesGivingElements: Set<String> = [
    "filter", "sorted", "reversed", "shuffled", "dropFirst", "dropLast", "prefix", "suffix", "drop",
    "union", "intersection", "subtracting", "symmetricDifference",
  ]

  /// Whether a method that the manifest adds to lists gives a list of the same elements.
  private func givesElements(_ name: String) -> Bool {
    PackageLibrary.arrayTypeNames.compactMap { context.types[$0] }.contains { type in
      type.methods(named: name, isStatic: false).contains(where: \.givesElements)
    }
  }

  /// `self.init(…)`, which makes what `self` is; `nil` for other receivers.
  private func initialiser(_ base: ExprSyntax, _ name: String) -> LValue? {
    guard name == "init", base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self",
      context.scope.innermostSelf != nil, let type = context.selfType
    else { return nil }
    return .value(.type(type.path))
  }

  /// Whether a superclass of the type has an initialiser that does something.
  private var hasInheritedInitialiser: Bool {
    guard let type = context.selfType else { return false }
    return context.types.lineage(of: type).dropFirst().contains {
      $0.kind == .reference && !$0.initializers.isEmpty
    }
  }

  /// Calls a method that the manifest declares for a value; `nil` where it has none that fits.
  func own(_ name: String, on place: LValue) -> Value? {
    let receiver = context.lvalues.read(place, at: nil)
    if context.members.isHidden(name, of: receiver) {
      return .unknown(call.site.dependsOnWrittenType(name))
    }
    for type in context.types.candidates(for: receiver) {
      let result = Calls(call: call).declaredMethod(name, of: type, heir: type, on: place)
      if let result { return result }
    }
    return nil
  }

  /// Methods of lists whose arguments are elements, or lists of them.
  private static let namesTakingElements: Set<String> = [
    "append", "insert", "contains", "remove", "update", "firstIndex", "lastIndex", "index",
    "union", "intersection", "subtracting", "symmetricDifference", "formUnion", "subtract",
    "formIntersection", "isSubset", "isSuperset", "isDisjoint", "elementsEqual", "starts",
  ]

  /// `.name(…)`: a static function of the type that the context expects, else a library value.
  private func implicit(_ name: String) -> Value {
    if name == "init" {
      let path = call.hint.map(path) ?? (isOfLibrary ? nil : context.selfType?.path) ?? "init"
      return context.construction.value(path, call)
    }
    if name == "some", let only = call.arguments.first, call.arguments.count == 1 {
      return context.evaluate(only.expression, hint: call.hint)
    }
    for type in context.types.implicit(hint: call.hint) {
      if let result = declaredMember(name, of: type) { return result }
    }
    return context.construction.libraryValue(name, call)
  }

  /// The qualified name of an expected type, which may be written within another type.
  private func path(of hint: TypeHint) -> String {
    context.types.path(of: hint.path, in: context.scope)
      ?? (context.types[hint.path] == nil && !hint.isCollection
        ? context.types.declared(hint)?.path : nil) ?? hint.path
  }

  /// Whether `.init(…)` without a known context is most likely to make a value of the library: Tuist's
  /// helpers pass versions and paths that way from within types of their own.
  private var isOfLibrary: Bool {
    context.types.library == .projects && context.selfType?.kind != .library
  }

  /// A static function of a declared type, or a case with associated values.
  private func declaredMember(_ name: String, of type: ManifestType) -> Value? {
    for owner in context.types.lineage(of: type) {
      let result = Calls(call: call).declaredMethod(name, of: owner, heir: type, on: nil)
      if let result { return result }
    }
    guard let found = type.enumerationCase(name), !found.parameters.isEmpty else { return nil }
    guard let fields = call.evaluated(for: found, of: type) else {
      return call.notUnderstood(because: "the labels are not those of the case")
    }
    return .record(
      Record(name: name, type: type.path, fields: fields, offset: call.site.offset))
  }

  /// `Type.name(…)`.
  func ofType(_ name: String, _ path: String) -> Value {
    let construction = context.construction
    if name == "init" {
      let value = construction.value(path, call)
      return isInitialiser ? delegated(to: value) : value
    }
    if let type = context.types[path], let result = declaredMember(name, of: type) {
      return result
    }
    if PackageLibrary.isModule(path), let result = Calls(call: call).global(name) { return result }
    let nested = PackageLibrary.memberPath(name, of: path)
    if context.types[nested] != nil || name.first?.isUppercase == true {
      return construction.value(nested, call)
    }
    if PackageLibrary.unknowableNames.contains(path) || PackageLibrary.isModule(path) {
      return call.unknown
    }
    if let type = context.types[path], type.kind != .library {
      return Calls(call: call).value(
        context.statics.member(name, ofPath: path, at: call.site))
    }
    return construction.libraryValue(name, call)
  }

  /// Whether the call is that of `self.init`.
  private var isInitialiser: Bool {
    guard let member = call.node.calledExpression.as(MemberAccessExprSyntax.self) else {
      return false
    }
    return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
  }

  /// Makes `self` what another initialiser has made.
  private func delegated(to value: Value) -> Value {
    guard let cell = context.scope.innermostSelf else { return value }
    if case .object(let own) = cell.value, case .object(let made) = value,
      context.types.type(of: value)?.kind == .reference
    {
      context.store.set(own, to: made.value)
    } else {
      context.store.set(cell, to: value)
    }
    return .void
  }

  /// Calls a method on a value, which mutating methods change.
  func method(_ name: String, on place: LValue) -> Value {
    let receiver = context.lvalues.read(place, at: context.site(call.node.calledExpression))
    if context.types.library == .projects, let value = projectMethod(name, on: receiver) {
      return value
    }
    switch receiver {
    case .null, .unset: return receiver
    case .unknown: return unknownMethod(name, on: place, receiver)
    case .type(let path): return ofType(name, path)
    case .either(let values):
      return context.store.forkValue(values.map { value in { method(name, on: .value(value)) } })
    default: break
    }
    if let result = own(name, on: place) { return result }
    if case .function(let function)? = receiver.record?[name] ?? receiver.part(name) {
      return Calls(call: call).value(.function(function))
    }
    return libraryMethod(name, on: place, receiver)
  }

  /// A method that `ProjectDescription` adds to a value; `nil` for others.
  private func projectMethod(_ name: String, on receiver: Value) -> Value? {
    if receiver.isNull, ProjectLibrary.environmentMethods.contains(name) {
      return call.arguments.first.map { context.evaluate($0.expression) }
    }
    guard case .dictionary(let entries) = receiver,
      let setting = ProjectLibrary.settingMethods[name]
    else { return nil }
    return setting.map { .dictionary(entries, setting: $0, to: settingValue) } ?? receiver
  }

  /// What a method of settings sets: its argument, or a list of them. As all settings, it may stay unknown.
  private var settingValue: Value {
    context.evaluation.silently(true) {
      let values = call.arguments.map { context.evaluate($0.expression) }
      return values.count == 1
        ? values[0] : .array(values.map { ListElement(value: $0, offset: call.site.offset) })
    }
  }

  private func libraryMethod(_ name: String, on place: LValue, _ receiver: Value) -> Value {
    let expected = context.lvalues.hint(of: place) ?? context.types.hint(of: receiver)
    let takesElement = Self.namesTakingElements.contains(name)
    let library = call.library(addsElements: ["append", "insert"].contains(name)) { label in
      guard takesElement, label != "at" else { return nil }
      return label == "contentsOf" ? expected : expected?.element
    }
    library.spend(receiver.copyCost)
    if let mutation = Mutation.call(name, on: receiver, library) {
      let offset = library.arguments.first?.element.offset ?? call.site.offset
      context.lvalues.write(
        ListElement(value: mutation.changed, offset: offset), to: place, at: call.site)
      return mutation.result
    }
    return LibraryMembers.call(name, on: receiver, library)
      ?? dependencyMethod(name, on: place, receiver) ?? lost(name, place)
  }

  /// The value of a method that is not known; one that changes its receiver makes that unknown too.
  private func lost(_ name: String, _ place: LValue) -> Value {
    let value = call.notUnderstood(because: "the method `\(name)` is not known here")
    if Mutation.names.contains(name) {
      context.lvalues.write(
        ListElement(value: value, offset: call.site.offset), to: place, at: call.site)
    }
    return value
  }

  /// A method that the manifest adds to dependencies of targets, which a text may stand for.
  private func dependencyMethod(_ name: String, on place: LValue, _ receiver: Value) -> Value? {
    guard case .string = receiver, let type = context.types["Target.Dependency"] else { return nil }
    return Calls(call: call).declaredMethod(name, of: type, heir: type, on: place)
  }

  /// A method of an unknown value: lists appended to keep that something unknown is in them.
  private func unknownMethod(_ name: String, on place: LValue, _ receiver: Value) -> Value {
    guard ["append", "insert"].contains(name) else { return call.unknown }
    let site = call.site
    let known = Value.array(receiver.elements(at: site.offset))
    if let mutation = Mutation.call(name, on: known, call.library()) {
      context.lvalues.write(
        ListElement(value: mutation.changed, offset: site.offset), to: place, at: site)
    }
    return .void
  }
}

extension Value {
  /// Settings with another value for one of them.
  fileprivate static func dictionary(
    _ entries: [DictionaryEntry], setting name: String, to value: Value
  ) -> Value {
    let others = entries.filter { entry in
      if case .string(let key) = entry.key { key != name } else { true }
    }
    return .dictionary(others + [DictionaryEntry(key: .string(name), value: value)])
  }
}
