import SwiftSyntax

/// Evaluates calls of members.
struct MemberCalls {
  let call: Call

  private var context: Context { call.context }

  /// Evaluates `base.name(…)` and `.name(…)`.
  func evaluate(_ member: MemberAccessExprSyntax) -> Value {
    let name = member.declName.baseName.identifierText
    guard let base = member.base else { return implicit(name) }
    let place =
      base.isImplicitChain
      ? LValue.value(context.evaluate(base, hint: call.hint))
      : literal(base, searchedBy: name) ?? context.lvalues.locate(base)
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

  /// Methods of lists whose arguments are elements, or lists of them.
  private static let namesTakingElements: Set<String> = [
    "append", "insert", "contains", "remove", "update", "firstIndex", "lastIndex", "index",
    "union", "intersection", "subtracting", "symmetricDifference", "formUnion", "subtract",
    "formIntersection", "isSubset", "isSuperset", "isDisjoint", "elementsEqual", "starts",
  ]

  /// `.name(…)`: a static function of the type that the context expects, else a library value.
  private func implicit(_ name: String) -> Value {
    if name == "init" {
      let path = call.hint?.path ?? (isOfLibrary ? nil : context.selfType?.path) ?? "init"
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
    let fields = call.evaluated(for: found).map { Field(label: $0.label, element: $0.element) }
    return .record(
      Record(name: name, type: type.path, fields: fields, offset: call.site.offset))
  }

  /// `Type.name(…)`.
  func ofType(_ name: String, _ path: String) -> Value {
    let construction = context.construction
    if name == "init" { return construction.value(path, call) }
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
    for type in context.types.candidates(for: receiver) {
      let result = Calls(call: call).declaredMethod(name, of: type, heir: type, on: place)
      if let result { return result }
    }
    if case .function(let function)? = receiver.record?[name] {
      return function.call(call.evaluated(), at: call.site, hint: call.hint)
    }
    return libraryMethod(name, on: place, receiver)
  }

  /// A method that `ProjectDescription` adds to a value; `nil` for others.
  private func projectMethod(_ name: String, on receiver: Value) -> Value? {
    if receiver.isNull, ProjectLibrary.environmentMethods.contains(name) {
      return call.arguments.first.map { context.evaluate($0.expression) }
    }
    guard case .dictionary = receiver, ProjectLibrary.settingMethods.contains(name) else {
      return nil
    }
    return receiver
  }

  private func libraryMethod(_ name: String, on place: LValue, _ receiver: Value) -> Value {
    let expected = context.lvalues.hint(of: place) ?? context.types.hint(of: receiver)
    let takesElement = Self.namesTakingElements.contains(name)
    let library = call.library { label in
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
      ?? call.notUnderstood(because: "the method `\(name)` is not known here")
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
