import SwiftSyntax

/// Evaluates calls by name, and calls of values.
struct Calls {
  let call: Call

  private var context: Context { call.context }

  func evaluate() -> Value {
    var callee = call.node.calledExpression
    if let special = callee.as(GenericSpecializationExprSyntax.self) {
      if let list = list(special) { return list }
      callee = special.expression
    }
    switch callee.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): return byName(name)
    case .memberAccessExpr(let member): return MemberCalls(call: call).evaluate(member)
    case .arrayExpr: return LibraryTypes.list(call.library())
    case .dictionaryExpr: return LibraryTypes.dictionary(call.library())
    case .closureExpr(let closure):
      return Closure(closure, in: context).call(call.evaluated(), at: call.site, hint: call.hint)
    default: return self.value(context.evaluate(callee))
    }
  }

  /// `Set<Element>([.a, .b])`: a list whose members belong to the type that is written; `nil` for others.
  private func list(_ special: GenericSpecializationExprSyntax) -> Value? {
    guard let name = special.expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      PackageLibrary.arrayTypeNames.contains(name), call.arguments.count == 1,
      let only = call.arguments.first?.expression, only.needsType,
      let first = special.genericArgumentClause.arguments.first,
      case .type(let type) = first.argument,
      let hint = context.types.hint(of: type)
    else { return nil }
    let argument = Argument(
      label: "", element: context.element(only, hint: hint.collection))
    return context.construction.value(name, [argument], at: call.site)
  }

  /// Calls a value: a function, a type, or something that cannot be called here.
  func value(_ value: Value) -> Value {
    if case .function(let function) = value, let only = call.arguments.first?.expression,
      call.arguments.count == 1, only.is(InOutExprSyntax.self)
    {
      return update(only, with: function)
    }
    if value.record != nil {
      let result = MemberCalls(call: call).own("callAsFunction", on: .value(value))
      if let result { return result }
    }
    if case .function = value,
      call.arguments.contains(where: { $0.expression.is(InOutExprSyntax.self) })
    {
      return lost(call.notUnderstood(because: "it changes one of several arguments"))
    }
    let arguments = call.evaluated()
    switch value {
    case .function(let function):
      return function.call(arguments, at: call.site, hint: call.hint)
    case .type(let path): return context.construction.value(path, arguments, at: call.site)
    case .name(let name):
      return context.construction.libraryValue(name, arguments, at: call.site)
    case .null, .unset, .unknown: return call.unknown
    // An argument for an `@autoclosure` parameter is evaluated before the call.
    case _ where arguments.isEmpty: return value
    default: return call.notUnderstood(because: "what is called is not a function")
    }
  }

  /// `change(&variable)` for a closure, which may change the variable.
  private func update(_ variable: ExprSyntax, with function: any Callable) -> Value {
    let values = context.lvalues
    let place = values.locate(variable)
    let offset = call.site.offset
    let old = values.read(place, at: call.site)
    let new = function.update(old, with: ListElement(value: .unset, offset: offset), at: call.site)
    values.write(ListElement(value: new, offset: offset), to: place, at: call.site)
    return .void
  }

  /// `swap(&left, &right)`, where both are places.
  private func exchange() -> Bool {
    let arguments = call.arguments.map(\.expression)
    guard arguments.count == 2, arguments.allSatisfy({ $0.is(InOutExprSyntax.self) }) else {
      return false
    }
    let values = context.lvalues
    let places = arguments.map { values.locate($0) }
    let old = places.map { values.read($0, at: call.site) }
    for (place, value) in zip(places, old.reversed()) {
      values.write(ListElement(value: value, offset: call.site.offset), to: place, at: call.site)
    }
    return true
  }

  /// The value of a call that is not understood: nobody knows what becomes of its `inout` arguments.
  private func lost(_ value: Value) -> Value {
    for argument in call.arguments where argument.expression.is(InOutExprSyntax.self) {
      context.lvalues.write(
        ListElement(value: value, offset: call.site.offset),
        to: context.lvalues.locate(argument.expression), at: call.site)
    }
    return value
  }

  /// `name(…)`: what is declared in the manifest comes before what the libraries have.
  private func byName(_ node: DeclReferenceExprSyntax) -> Value {
    let name = node.baseName.identifierText
    let key = context.types.privateNames.key(of: name, at: node)
    if let result = function(name, key: key, from: context.scope) { return result }
    let names = context.names
    switch names.lookUp(name, key: key) {
    case .type(let path)?: return context.construction.value(path, call)
    case .functions?, nil: break
    case .selfMember(let cell)?:
      switch cell.value {
      case .array, .dictionary, .string:
        return MemberCalls(call: call).method(name, on: .cell(cell, nil))
      default: return value(names.reference(node, hint: nil))
      }
    case .variable?, .computed?, .staticMember?:
      return value(names.reference(node, hint: nil))
    }
    if name == "self", let cell = context.scope.innermostSelf { return value(cell.value) }
    if name.first?.isUppercase == true {
      let path = name == "Self" ? context.selfType?.path ?? name : name
      return context.construction.value(path, call)
    }
    if GlobalFunctions.contains(name) {
      return GlobalFunctions.call(name, call.library()) ?? call.unknown
    }
    if let cell = context.scope.innermostSelf {
      return MemberCalls(call: call).method(name, on: .cell(cell, nil))
    }
    let enclosing = context.selfType.map { context.types.enclosing($0.path) } ?? []
    if let type = enclosing.first(where: { $0.kind == .library }) {
      return MemberCalls(call: call).ofType(name, type.path)
    }
    if PackageLibrary.unknowableNames.contains(name) { return call.unknown }
    if name == "swap", exchange() { return .void }
    return lost(call.notUnderstood(because: "the function is not declared in the manifest"))
  }

  /// `Module.name(…)`: what helpers declare at top level, called by the name of their module.
  func global(_ name: String) -> Value? {
    let globals = context.evaluation.globals
    if let result = function(name, key: name, from: globals) { return result }
    let names = context.with(globals).names
    switch names.lookUpInHelpers(name) {
    case .type(let path)?: return context.construction.value(path, call)
    case .functions?, nil: return nil
    case let meaning?:
      return value(names.value(of: meaning, named: name, hint: nil, at: call.site))
    }
  }

  /// Calls a declared function or a member of an enclosing type, the innermost that the labels fit.
  private func function(_ name: String, key: String, from start: Scope) -> Value? {
    for scope in start.outwards {
      let functions = scope.functions[scope.parent == nil ? key : name] ?? []
      let fitting = Overloads(call: call).chosen(functions, in: nil) { .init($0) }
      if !fitting.isEmpty {
        return context.store.forkIfSeveral(
          fitting.map { function in { context.functions.invoke(function, call, in: scope) } })
      }
      for type in scope.typePath.map({ context.types.enclosing($0) }) ?? [] {
        let isOwn = type.path == scope.typePath
        let receiver = isOwn ? scope.selfCell.map { LValue.cell($0, nil) } : nil
        for owner in context.types.lineage(of: type) {
          let result = declaredMethod(name, of: owner, heir: type, on: receiver)
          if let result { return result }
        }
      }
    }
    return nil
  }

  /// Whether a list is one that has a method.
  private func mayHave(_ method: ManifestType.Method, _ receiver: LValue?) -> Bool {
    guard let element = method.element else { return true }
    guard let receiver else {
      guard let expected = call.hint, expected.isCollection,
        let hint = context.types.hint(of: element)
      else { return true }
      return Acceptance(context: context, generics: [], owner: nil)
        .isSame(hint.element, expected.element) != false
    }
    return context.members.mayHold(element, context.lvalues.read(receiver, at: nil))
  }

  /// Calls a method of a declared type; a static one where there is no receiver.
  ///
  /// In an extension of a library type, a static function that is already being evaluated is not
  /// called again: what it means by its own name is the library's function that it adds to.
  func declaredMethod(
    _ name: String, of type: ManifestType, heir: ManifestType, on receiver: LValue?
  ) -> Value? {
    let instance = receiver == nil ? [] : type.methods(named: name, isStatic: false)
    let candidates = (instance + type.methods(named: name, isStatic: true)).filter { method in
      let isActive = type.kind == .library && context.evaluation.isActive(method.declaration)
      return call.fits(method.declaration.signature.parameterClause)
        && !(method.isStatic && isActive) && mayHave(method, receiver)
    }
    let fitting = Overloads(call: call).chosen(
      context.types.privateNames.seen(candidates, from: call.site, \.helper),
      strictly: type.kind == .library, in: type
    ) { .init($0.declaration) }
    guard !fitting.isEmpty else { return nil }
    if fitting.count > 1, fitting.contains(where: { $0.element != nil }),
      let receiver, context.lvalues.read(receiver, at: nil).isEmptyList
    {
      return call.notUnderstood(because: "the type of the empty list is not known here")
    }
    return context.store.forkIfSeveral(
      fitting.map { method in
        {
          context.functions.invoke(
            method, of: heir, on: method.isStatic ? nil : receiver, call)
        }
      })
  }
}
