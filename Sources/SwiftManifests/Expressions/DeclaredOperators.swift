import SwiftSyntax

/// Operators that the manifest declares.
extension Operators {
  /// The result of an operator that the manifest declares; `nil` when none fits.
  func declared(
    _ name: String, _ left: Value, _ right: Value, at site: Site
  ) -> Value? {
    for (function, owner) in functions(named: name)
    where !context.evaluation.isActive(function) {
      let types = function.signature.parameterClause.parameters.map(\.type)
      let generics = Set(
        function.genericParameterClause?.parameters.map(\.name.identifierText) ?? [])
      guard types.count == 2, mayAccept(types[0], left, in: owner, generics),
        mayAccept(types[1], right, in: owner, generics)
      else { continue }
      let arguments = [left, right].map { Argument($0, at: site) }
      return context.functions.invoke(function, with: arguments, in: context.evaluation.globals)
    }
    return nil
  }

  /// The result of an operator with one operand that the manifest declares; `nil` when none fits.
  func declared(
    _ kind: String, _ name: String, _ operand: Value, at site: Site
  ) -> Value? {
    for (function, owner) in functions(named: name)
    where function.modifiers.contains(where: { $0.name.text == kind })
      && !context.evaluation.isActive(function)
    {
      guard let parameter = function.signature.parameterClause.parameters.first,
        mayAccept(parameter.type, operand, in: owner)
      else { continue }
      return context.functions.invoke(
        function, with: [Argument(operand, at: site)], in: context.evaluation.globals)
    }
    return nil
  }

  /// The functions of a name, with the types that declare them.
  func functions(
    named name: String
  ) -> [(function: FunctionDeclSyntax, owner: ManifestType?)] {
    guard name.first.map({ !$0.isLetter }) == true else { return [] }
    let members = context.types.all.flatMap { type in
      type.methods(named: name, isStatic: true).map { ($0.declaration, Optional(type)) }
    }
    return (context.evaluation.globals.functions[name] ?? []).map { ($0, nil) } + members
  }

  /// Whether a value may be of a written type: one of a declared type if that is, or inherits from, the
  /// type written; others are judged by shape, lists to lists, strings to strings.
  ///
  /// - Parameter generics: the names of types that mean any type.
  func mayAccept(
    _ type: TypeSyntax, _ value: Value, in owner: ManifestType?, _ generics: Set<String> = []
  ) -> Bool {
    if type.unwrapped.is(FunctionTypeSyntax.self) {
      if case .function = value { return true }
      return false
    }
    if let name = type.unwrapped.as(IdentifierTypeSyntax.self)?.name.text, generics.contains(name) {
      return true
    }
    guard let hint = context.types.hint(of: type) else { return false }
    let isDeclared = { context.types.all.contains { $0.kind != .library && $0.matches(hint) } }
    if let own = context.types.type(of: value) {
      if hint.isCollection { return false }
      let lineage = context.types.lineage(of: own)
      if hint.path == "Self" {
        return owner.map { owner in lineage.contains { $0 === owner } } ?? false
      }
      if lineage.contains(where: { $0.matches(hint) }) { return true }
      return !isDeclared() && !Self.plainTypes.contains(hint.path)
    }
    switch value {
    case .dictionary:
      if hint.isDictionary { return true }
      return !hint.isCollection && hint.path != "String" && !isDeclared()
    case _ where hint.isDictionary: return false
    case .array: return hint.isCollection
    case .tuple: return hint.path == "()" && !hint.isCollection
    case .string:
      let isOther = hint.isCollection || ["Int", "Double", "Bool"].contains(hint.path)
      return !isOther && !Self.typesWithoutText.contains(hint.path)
        && (!isDeclared() || context.construction.takesText(hint))
    case .integer:
      return !hint.isCollection && (hint.path.hasPrefix("Int") || hint.path.hasPrefix("UInt"))
    case .double: return hint.path == "Double" && !hint.isCollection
    case .boolean: return hint.path == "Bool" && !hint.isCollection
    case .name(let name):
      if hint.isCollection || Self.plainTypes.contains(hint.path) { return false }
      return !isDeclared()
        || context.types.all.contains { $0.matches(hint) && $0.hasStaticMember(name) }
    case .object, .range: return !hint.isCollection && hint.path != "String" && !isDeclared()
    default: return !hint.isCollection && hint.path != "String"
    }
  }

  /// Types of the description libraries that no text stands for.
  private static let typesWithoutText: Set<String> = [
    "Target", "Product", "Package", "Package.Dependency", "Project", "Workspace", "Resource",
    "TargetDependency", "SwiftSetting", "CSetting", "CXXSetting", "LinkerSetting",
  ]

  /// Types of the standard library of which no type of the manifest is.
  private static let plainTypes: Set<String> = ["String", "Int", "Double", "Bool"]
}
