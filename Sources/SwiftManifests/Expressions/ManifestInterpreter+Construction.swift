import SwiftSyntax

extension ManifestInterpreter {
  /// `Type(…)` with arguments as written.
  func construct(
    _ path: String, _ arguments: [Argument], at node: FunctionCallExprSyntax, in scope: Scope
  ) -> Value {
    if let type = types[path], type.kind != .library || !type.initializers.isEmpty {
      let labels = arguments.map { ($0.label, $0.isTrailing) }
      for initializer in type.initializers {
        let parameters = parameters(of: initializer.signature.parameterClause)
        guard assignment(of: labels, to: parameters) != nil else { continue }
        return run(
          initializer, evaluated(arguments, for: parameters, in: scope), of: type, at: node)
      }
      if type.kind != .library {
        let parameters = memberwiseParameters(of: type)
        return construct(path, evaluated(arguments, for: parameters, in: scope), at: node)
      }
    }
    let name = path.split(separator: ".").last.map { String($0) } ?? path
    let values = evaluated(arguments, in: scope) { libraryHint(of: $0, in: name) }
    return construct(path, values, at: node)
  }

  /// `Type(…)` with values.
  func construct(
    _ path: String, _ arguments: [EvaluatedArgument], at node: some SyntaxProtocol
  ) -> Value {
    if let type = types[path], type.kind != .library {
      return constructDeclared(type, arguments, at: node)
    }
    if let value = constructBuiltIn(path, arguments, at: node) { return value }
    if Self.unknowableNames.contains(path) { return .unknown(excerpt(of: node)) }
    let name = path.split(separator: ".").last.map { String($0) } ?? path
    return libraryCall(name, arguments, at: node)
  }

  private func constructDeclared(
    _ type: DeclaredType, _ arguments: [EvaluatedArgument], at node: some SyntaxProtocol
  ) -> Value {
    let labels = arguments.map { ($0.label, $0.isTrailing) }
    for initializer in type.initializers {
      let parameters = parameters(of: initializer.signature.parameterClause)
      guard assignment(of: labels, to: parameters) != nil else { continue }
      return run(initializer, arguments, of: type, at: node)
    }
    if type.kind == .enumeration { return caseWithRawValue(type, arguments, at: node) }
    let parameters = memberwiseParameters(of: type)
    let scope = Scope(parent: globals, typePath: type.path)
    var record = emptyRecord(of: type, at: node)
    let local = Scope(parent: scope)
    guard bind(arguments, to: parameters, in: local, owner: scope) else {
      return notUnderstood(node, because: "`\(type.path)` has no initialiser with these labels")
    }
    for parameter in parameters {
      guard let binding = local.bindings[parameter.name] else { continue }
      let offset = arguments.first { $0.label == parameter.label }?.element.offset
      record.set(
        parameter.name,
        to: Element(value: cells[binding.cell], offset: offset ?? self.offset(of: node)))
    }
    return type.kind == .reference ? makeObject(record) : .record(record)
  }

  private func caseWithRawValue(
    _ type: DeclaredType, _ arguments: [EvaluatedArgument], at node: some SyntaxProtocol
  ) -> Value {
    guard let wanted = arguments.first, wanted.label == "rawValue" else {
      return notUnderstood(node, because: "`\(type.path)` has no initialiser with these labels")
    }
    for element in type.cases {
      if equal(rawValue(of: element, in: type), wanted.element.value) == true {
        return .record(
          Record(name: element.name, type: type.path, fields: [], offset: offset(of: node)))
      }
    }
    if case .unknown = wanted.element.value { return .unknown(excerpt(of: node)) }
    return .null
  }

  /// The raw value of a case: as written, else its name, else its index.
  func rawValue(of element: DeclaredType.Case, in type: DeclaredType) -> Value {
    if let written = element.rawValue { return evaluate(written, in: globals) }
    guard type.rawTypeName == "Int" else { return .string(element.name) }
    var number = 0
    for other in type.cases {
      if let written = other.rawValue, case .integer(let value) = evaluate(written, in: globals) {
        number = value
      }
      if other.name == element.name { break }
      number += 1
    }
    return .integer(number)
  }

  private func memberwiseParameters(of type: DeclaredType) -> [Parameter] {
    type.storedProperties.map { property in
      Parameter(
        label: property.name, name: property.name, hint: property.hint,
        defaultValue: property.initializer
          ?? (property.isOptional ? ExprSyntax(NilLiteralExprSyntax()) : nil),
        isVariadic: false, isInOut: false)
    }
  }

  private func run(
    _ initializer: InitializerDeclSyntax, _ arguments: [EvaluatedArgument], of type: DeclaredType,
    at node: some SyntaxProtocol
  ) -> Value {
    guard let body = initializer.body else { return .unknown(excerpt(of: node)) }
    return call(at: node) {
      let record = self.blankRecord(of: type, at: node)
      let blank = type.kind == .reference ? self.makeObject(record) : .record(record)
      let cell = self.allocate(blank)
      let owner = Scope(parent: self.globals, selfCell: cell, typePath: type.path)
      let scope = Scope(parent: owner)
      let parameters = self.parameters(of: initializer.signature.parameterClause)
      guard self.bind(arguments, to: parameters, in: scope, owner: owner) else { return .unset }
      let result = self.runBody(Array(body.statements), in: scope)
      if case .null = result { return .null }
      return self.cells[cell]
    }
  }

  /// A record with the properties that have default values.
  private func blankRecord(of type: DeclaredType, at node: some SyntaxProtocol) -> Record {
    var record = emptyRecord(of: type, at: node)
    let scope = Scope(parent: globals, typePath: type.path)
    for property in type.storedProperties {
      let value = property.initializer.map { evaluate($0, in: scope, hint: property.hint) }
      let initial = value ?? (property.isOptional ? .null : .unset)
      record.set(property.name, to: Element(value: initial, offset: offset(of: node)))
    }
    return record
  }

  private func emptyRecord(of type: DeclaredType, at node: some SyntaxProtocol) -> Record {
    let name = type.path.split(separator: ".").last.map { String($0) } ?? type.path
    return Record(name: name, type: type.path, fields: [], offset: offset(of: node))
  }

  // MARK: Library values

  /// A call of a library function or initialiser, with arguments as written.
  func libraryCall(
    _ name: String, _ arguments: [Argument], _ node: FunctionCallExprSyntax, in scope: Scope
  ) -> Value {
    let values = evaluated(arguments, in: scope) { libraryHint(of: $0, in: name) }
    return libraryCall(name, values, at: node)
  }

  /// A call of a library function or initialiser stands for itself.
  func libraryCall(
    _ name: String, _ arguments: [EvaluatedArgument], at node: some SyntaxProtocol
  ) -> Value {
    if name == "Dependency", let text = arguments.first, text.label == "stringLiteral" {
      return text.element.value
    }
    let fields = arguments.map { argument in
      Field(label: argument.label, element: argument.element)
    }
    return makeObject(Record(name: name, type: nil, fields: fields, offset: offset(of: node)))
  }
}
