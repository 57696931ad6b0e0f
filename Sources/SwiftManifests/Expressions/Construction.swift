import SwiftSyntax

/// Makes values of types: those that the manifest declares, and library values, which stand for the
/// call that makes them.
struct Construction {
  let context: Context

  private var globals: Context { context.with(context.evaluation.globals) }

  /// `Type(…)` with arguments as written, evaluated with the types of the parameters.
  func value(_ path: String, _ call: Call) -> Value {
    if let type = context.types[path], let value = literal(call, as: type) { return value }
    if let type = context.types[path], type.kind != .library || !type.initializers.isEmpty {
      let chosen = Overloads(call: call).chosen(type.initializers, in: type) { .init($0) }
      if let initializer = chosen.first {
        let parameters = parameters(of: initializer)
        return run(initializer, call.evaluated(for: parameters), of: type, at: call.site)
      }
      if type.kind == .reference, type.initializers.isEmpty, let parent = superclass(of: type),
        !parent.initializers.isEmpty
      {
        return inherited(from: parent, call, type)
      }
      if type.kind != .library {
        let arguments = call.evaluated(for: memberwiseParameters(of: type))
        return value(path, arguments, at: call.site)
      }
    }
    let name = path.lastPathComponent
    let arguments = call.evaluated(forLibraryFunction: name)
    return value(path, arguments, at: call.site)
  }

  /// `Type("text")` is the literal as a value of the type where that can be one, whatever initialisers it
  /// has beside (SE-0213); `nil` for other calls, `Type.init("text")` among them, and other types.
  private func literal(_ call: Call, as type: ManifestType) -> Value? {
    guard type.kind != .library, call.arguments.count == 1, let argument = call.arguments.first,
      argument.label.isEmpty, !argument.isTrailing, !call.namesInitialiser,
      argument.expression.is(StringLiteralExprSyntax.self),
      context.types.ancestry(of: type).contains(where: Self.stringLiteralProtocols.contains)
    else { return nil }
    return context.evaluate(
      argument.expression, hint: TypeHint(path: type.path, isCollection: false))
  }

  /// The protocols of types that a text in the manifest can be.
  private static let stringLiteralProtocols: Set<String> = [
    "ExpressibleByStringLiteral", "ExpressibleByStringInterpolation",
  ]

  /// `Type(…)` with values.
  func value(_ path: String, _ arguments: [Argument], at site: Site) -> Value {
    if let type = context.types[path], type.kind != .library {
      return declared(type, arguments, at: site)
    }
    let members = context.members
    if let value = LibraryTypes.construct(
      path, context.libraryCall(arguments, at: site), describing: members.description(of:))
    {
      return value
    }
    if PackageLibrary.unknowableNames.contains(path) { return .unknown(site.excerpt) }
    return libraryValue(path.lastPathComponent, arguments, at: site)
  }

  private func declared(_ type: ManifestType, _ arguments: [Argument], at site: Site) -> Value {
    for initializer in type.initializers
    where parameters(of: initializer).assignment(of: arguments) != nil {
      return run(initializer, arguments, of: type, at: site)
    }
    if type.kind == .enumeration { return caseWithRawValue(type, arguments, at: site) }
    let parameters = memberwiseParameters(of: type)
    let owner = context.member(of: type)
    let local = owner.inner
    guard local.bind(arguments, to: parameters, defaultsIn: owner.scope) else {
      return noInitializer(of: type, at: site)
    }
    var record = emptyRecord(of: type, at: site)
    for parameter in parameters {
      guard let binding = local.scope.bindings[parameter.name] else { continue }
      let offset = arguments.first { $0.label == parameter.label }?.element.offset
      record.set(
        parameter.name,
        to: ListElement(value: binding.cell.value, offset: offset ?? site.offset))
    }
    for property in storedProperties(of: type) where property.isConstant {
      guard let constant = property.initializer else { continue }
      let value = owner.evaluate(constant, hint: property.hint)
      record.set(property.name, to: ListElement(value: value, offset: site.offset))
    }
    return type.kind == .reference ? context.store.makeObject(record) : .record(record)
  }

  private func noInitializer(of type: ManifestType, at site: Site) -> Value {
    .unknown(
      site.notUnderstood(because: "`\(type.path)` has no initialiser with these labels"))
  }

  // MARK: Enumerations

  private func caseWithRawValue(
    _ type: ManifestType, _ arguments: [Argument], at site: Site
  ) -> Value {
    guard let wanted = arguments.first, wanted.label == "rawValue" else {
      return noInitializer(of: type, at: site)
    }
    for element in type.cases
    where rawValue(of: element, in: type).isEqual(to: wanted.value) == true {
      return .record(
        Record(name: element.name, type: type.path, fields: [], offset: site.offset))
    }
    if case .unknown = wanted.value { return .unknown(site.excerpt) }
    return .null
  }

  /// The raw value of a case: as written, else its name, else its index.
  func rawValue(of element: ManifestType.Case, in type: ManifestType) -> Value {
    if let written = element.rawValue { return globals.evaluate(written) }
    guard type.rawTypeName == "Int" else { return .string(element.name) }
    var number = 0
    for other in type.cases {
      if let written = other.rawValue, case .integer(let value) = globals.evaluate(written) {
        number = value
      }
      if other.name == element.name { break }
      number += 1
    }
    return .integer(number)
  }

  // MARK: Initialisers

  private func parameters(of initializer: InitializerDeclSyntax) -> [Parameter] {
    Parameter.list(of: initializer.signature.parameterClause, context.types)
  }

  private func memberwiseParameters(of type: ManifestType) -> [Parameter] {
    storedProperties(of: type).filter { !$0.isConstant }.map { property in
      Parameter(
        label: property.name, name: property.name, hint: property.hint,
        defaultValue: property.initializer
          ?? (property.isOptional ? ExprSyntax(NilLiteralExprSyntax()) : nil))
    }
  }

  private func run(
    _ initializer: InitializerDeclSyntax, _ arguments: [Argument], of type: ManifestType,
    at site: Site
  ) -> Value {
    guard let body = initializer.body else { return .unknown(site.excerpt) }
    return context.budget.call(at: site) {
      let record = blankRecord(of: type, at: site)
      let blank = type.kind == .reference ? context.store.makeObject(record) : .record(record)
      let cell = context.store.allocate(blank)
      let owner = context.member(of: type, on: cell)
      let inner = owner.inner
      guard inner.bind(arguments, to: parameters(of: initializer), defaultsIn: owner.scope) else {
        return .unset
      }
      owner.scope.unobserved = .all
      return inner.result(of: body.statements).isNull ? .null : cell.value
    }
  }

  // MARK: Superclasses

  private func superclass(of type: ManifestType) -> ManifestType? {
    context.types.lineage(of: type).dropFirst().first { $0.kind == .reference }
  }

  /// Runs an initialiser of a superclass for an instance of a class that has none.
  private func inherited(from parent: ManifestType, _ call: Call, _ type: ManifestType) -> Value {
    let chosen = Overloads(call: call).chosen(parent.initializers, in: parent) { .init($0) }
    guard let initializer = chosen.first else { return noInitializer(of: type, at: call.site) }
    let arguments = call.evaluated(for: parameters(of: initializer))
    return run(initializer, arguments, of: type, at: call.site)
  }

  /// A record with the properties that have default values.
  private func blankRecord(of type: ManifestType, at site: Site) -> Record {
    var record = emptyRecord(of: type, at: site)
    let owner = context.member(of: type)
    for property in storedProperties(of: type) {
      let value = property.initializer.map { owner.evaluate($0, hint: property.hint) }
      let initial = value ?? (property.isOptional ? .null : .unset)
      record.set(property.name, to: ListElement(value: initial, offset: site.offset))
    }
    return record
  }

  /// The stored properties of a type, for a class with those of its superclasses.
  private func storedProperties(of type: ManifestType) -> [ManifestType.Property] {
    guard type.kind == .reference else { return type.storedProperties }
    return context.types.lineage(of: type).filter { $0.kind == .reference }.reversed()
      .flatMap(\.storedProperties)
  }

  private func emptyRecord(of type: ManifestType, at site: Site) -> Record {
    Record(name: type.path.lastPathComponent, type: type.path, fields: [], offset: site.offset)
  }

  /// The value of a declared type that a literal stands for where that type is expected; `nil`
  /// where the literal is what it looks like.
  func value(ofLiteral label: String, hint: TypeHint?, _ node: some ExprSyntaxProtocol) -> Value? {
    guard let hint, !hint.isCollection,
      let type = context.types.path(of: hint.path, in: context.scope)
        .flatMap({ context.types[$0] }) ?? context.types.declared(hint),
      let initializer = type.initializers.first(where: { $0.label == label })
    else { return nil }
    let parameter = parameters(of: initializer).first
    let parts = context.literals.parts(of: ExprSyntax(node), hint: parameter?.hint?.element)
    let arguments = parts.enumerated().map { index, part in
      Argument(label: index == 0 ? label : "", element: part)
    }
    return run(initializer, arguments, of: type, at: context.site(node))
  }

  /// Whether a text in the manifest may stand for a value of a declared type.
  func takesText(_ hint: TypeHint) -> Bool {
    context.types.all.contains { type in
      type.matches(hint) && type.initializers.contains { $0.label == "stringLiteral" }
    }
  }

  // MARK: Library values

  /// A call of a library function or initialiser, with arguments as written.
  func libraryValue(_ name: String, _ call: Call) -> Value {
    let arguments = call.evaluated(forLibraryFunction: name)
    return libraryValue(name, arguments, at: call.site)
  }

  /// A call of a library function or initialiser stands for itself.
  func libraryValue(_ name: String, _ arguments: [Argument], at site: Site) -> Value {
    let fields = arguments.map { Field(label: $0.label, element: $0.element) }
    let name = context.types.library == .packages ? PackageLibrary.caseNames[name] ?? name : name
    return context.store.makeObject(
      Record(name: name, type: nil, fields: fields, offset: site.offset))
  }
}

extension InitializerDeclSyntax {
  /// The label of its only parameter.
  fileprivate var label: String? {
    let parameters = signature.parameterClause.parameters
    return parameters.count == 1 ? parameters.first?.firstName.text : nil
  }
}

extension Call {
  /// Whether it is written with `init`.
  fileprivate var namesInitialiser: Bool {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    return member?.declName.baseName.text == "init"
  }
}
