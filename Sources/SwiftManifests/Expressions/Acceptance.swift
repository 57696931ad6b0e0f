import SwiftSyntax

/// Judges whether an argument may go to a parameter of a type, without calling anything.
struct Acceptance {
  let context: Context
  /// The names of types that mean any type.
  let generics: Set<String>
  let owner: ManifestType?

  private var types: TypeTable { context.types }

  private static let texts: Set<String> = ["String", "Substring", "Character", "StaticString"]
  private static let numbers: Set<String> = ["Int", "Double", "Float", "UInt"]
  private static let plain: Set<String> = texts.union(numbers).union(["Bool"])

  func accepts(_ type: TypeSyntax, _ argument: ExprSyntax, depth: Int = 0) -> Bool? {
    guard depth < 8 else { return nil }
    let isOptional = type.is(OptionalTypeSyntax.self)
    let type = type.unwrapped
    if argument.is(NilLiteralExprSyntax.self) { return isOptional ? true : nil }
    if type.is(FunctionTypeSyntax.self) { return acceptsFunction(argument) }
    if type.isKeyPath {
      return argument.is(KeyPathExprSyntax.self) ? true : argument.isNoKeyPath ? false : nil
    }
    guard !type.isOtherGeneric, let hint = types.hint(of: type), !isAnyType(hint.path) else {
      return nil
    }
    switch argument.as(ExprSyntaxEnum.self) {
    case .closureExpr: return isKnown(hint) ? false : nil
    case .stringLiteralExpr, .simpleStringLiteralExpr:
      return accepts(hint, literal: "stringLiteral", of: Self.texts)
    case .integerLiteralExpr: return accepts(hint, literal: "integerLiteral", of: Self.numbers)
    case .floatLiteralExpr:
      return hint.path == "Int" ? false : accepts(hint, literal: "floatLiteral", of: Self.numbers)
    case .booleanLiteralExpr: return accepts(hint, literal: "booleanLiteral", of: ["Bool"])
    case .arrayExpr(let node):
      guard hint.isCollection else {
        return hint.path == "Set" ? true : accepts(hint, literal: "arrayLiteral", of: [])
      }
      guard let first = node.elements.first?.expression, let element = type.elementType else {
        return true
      }
      return accepts(element, first, depth: depth + 1)
    case .dictionaryExpr:
      return hint.isDictionary ? true : accepts(hint, literal: "dictionaryLiteral", of: [])
    case .tupleExpr(let node) where node.elements.count == 1:
      return node.elements.first.flatMap { accepts(type, $0.expression, depth: depth + 1) }
    case .sequenceExpr(let node):
      return accepts(type, context.evaluation.text.grouped(node), depth: depth + 1)
    case .infixOperatorExpr(let node): return accepts(type, hint, node, depth)
    case .prefixOperatorExpr(let node) where node.operator.text == "!":
      return accepts(hint, literal: "booleanLiteral", of: ["Bool"])
    case .forceUnwrapExpr(let node): return accepts(type, node.expression, depth: depth + 1)
    case .ternaryExpr(let node): return accepts(type, node.thenExpression, depth: depth + 1)
    case .functionCallExpr, .memberAccessExpr:
      if let name = argument.implicitName { return accepts(hint, member: name) }
      return acceptsValue(type, hint, argument)
    default: return acceptsValue(type, hint, argument)
    }
  }

  /// A comparison is true or false, a sum is of the type of its parts.
  private func accepts(
    _ type: TypeSyntax, _ hint: TypeHint, _ node: InfixOperatorExprSyntax, _ depth: Int
  ) -> Bool? {
    switch node.operatorText {
    case "==", "!=", "<", ">", "<=", ">=", "&&", "||":
      return accepts(hint, literal: "booleanLiteral", of: ["Bool"])
    case "+":
      let left = accepts(type, node.leftOperand, depth: depth + 1)
      return left ?? accepts(type, node.rightOperand, depth: depth + 1)
    case "??": return accepts(type, node.rightOperand, depth: depth + 1)
    default: return nil
    }
  }

  /// Whether two types are one; `nil` where that is not known.
  func isSame(_ left: TypeHint, _ right: TypeHint) -> Bool? {
    if isAnyType(left.path) || isAnyType(right.path) { return nil }
    if left.path == right.path { return left.isCollection == right.isCollection }
    guard isNamed(left), isNamed(right) else { return nil }
    guard left.isCollection == right.isCollection else { return false }
    return left.path.hasSuffix("." + right.path) || right.path.hasSuffix("." + left.path)
  }

  private func isAnyType(_ path: String) -> Bool {
    generics.contains(path) || owner?.genericParameters.contains(path) == true
      || ["Self", "Element", "Key", "Value", "Any", "AnyHashable", "()"].contains(path)
  }

  /// Whether a type is of the standard library, or declared in the manifest, or of the description library.
  private func isNamed(_ hint: TypeHint) -> Bool {
    Self.plain.contains(hint.path) || types.library.knownHintPaths.contains(hint.path)
      || types.all.contains { $0.kind != .library && $0.matches(element(of: hint)) }
  }

  private func element(of hint: TypeHint) -> TypeHint {
    hint.isDictionary ? hint : TypeHint(path: hint.path, isCollection: false)
  }

  /// Whether no function can be of the type.
  private func isKnown(_ hint: TypeHint) -> Bool {
    hint.isCollection || hint.isDictionary || isNamed(hint)
  }

  private func acceptsFunction(_ argument: ExprSyntax) -> Bool? {
    switch argument.as(ExprSyntaxEnum.self) {
    case .closureExpr: true
    case .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr,
      .arrayExpr, .dictionaryExpr:
      false
    default: nil
    }
  }

  private func accepts(_ hint: TypeHint, literal label: String, of plain: Set<String>) -> Bool? {
    if hint.isCollection || hint.isDictionary { return false }
    if plain.contains(hint.path) { return true }
    if Self.plain.contains(hint.path) { return false }
    let declared = types.all.filter { $0.matches(hint) }
    let hasLiteral = declared.contains { type in
      type.initializers.contains { initializer in
        initializer.signature.parameterClause.parameters.first?.firstName.text == label
      }
    }
    if hasLiteral { return nil }
    return declared.contains { $0.kind != .library } ? false : nil
  }

  private func accepts(_ hint: TypeHint, member name: String) -> Bool? {
    if hint.isDictionary || hint.path == "()" { return false }
    if hint.isCollection {
      return types["Array"]?.hasStaticMember(name) == true ? nil : false
    }
    let declared = types.all.filter { $0.matches(hint) }.flatMap { types.lineage(of: $0) }
    if name == "init" { return nil }
    let hasMember = declared.contains { type in
      type.hasStaticMember(name) || types["\(type.path).\(name)"] != nil
    }
    if hasMember { return true }
    let isClosed = declared.contains { $0.kind != .library } || Self.plain.contains(hint.path)
    return isClosed ? false : nil
  }

  /// Of a variable, and what is stored in one, the value decides; of a call the type that it names.
  private func acceptsValue(_ type: TypeSyntax, _ hint: TypeHint, _ argument: ExprSyntax) -> Bool? {
    if let called = argument.as(FunctionCallExprSyntax.self) {
      guard let name = called.calledExpression.as(DeclReferenceExprSyntax.self),
        let result = resultType(of: name)
      else { return nil }
      return isSame(hint, result)
    }
    guard let value = stored(argument), isKnown(hint) else { return nil }
    switch value {
    case .unknown, .unset, .null, .either, .type: return nil
    case .function: return false
    case .array(let items):
      guard hint.isCollection else {
        let isOther = Self.plain.contains(hint.path) || types.declared(hint) != nil
        return isOther ? false : nil
      }
      guard let element = type.elementType, let first = items.first else { return nil }
      return context.operators.mayAccept(element, first.value, in: owner)
    case .name, .object:
      return context.operators.mayAccept(type, value, in: owner) ? true : nil
    default: return context.operators.mayAccept(type, value, in: owner)
    }
  }

  /// The value of a variable, or of what is stored in one; `nil` for what would have to be evaluated.
  private func stored(_ expression: ExprSyntax) -> Value? {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      switch context.names.lookUp(name) {
      case .variable(let binding)?: return binding.cell.value
      case .selfMember(let cell)?: return cell.value.record?[name.baseName.identifierText]
      case .type(let path)?: return .type(path)
      default: return nil
      }
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      base.is(DeclReferenceExprSyntax.self), let owner = stored(base)
    else { return nil }
    let name = member.declName.baseName.identifierText
    if case .type(let path) = owner {
      guard types[path]?.enumerationCase(name) != nil else { return nil }
      return .record(Record(name: name, type: path, fields: [], offset: 0))
    }
    return owner.record?[name]
  }

  private func resultType(of name: DeclReferenceExprSyntax) -> TypeHint? {
    switch context.names.lookUp(name) {
    case .type(let path)?: return TypeHint(path: path, isCollection: false)
    case .functions(let functions, _)? where functions.count == 1:
      return functions.first?.signature.returnClause.flatMap { types.hint(of: $0.type) }
    case nil where Self.plain.contains(name.baseName.text):
      return TypeHint(path: name.baseName.text, isCollection: false)
    default: return nil
    }
  }
}

extension TypeSyntax {
  /// The type without attributes, parentheses and optionals.
  var unwrapped: TypeSyntax {
    var type = self
    while true {
      if let node = type.as(AttributedTypeSyntax.self) {
        type = node.baseType
      } else if let node = type.as(OptionalTypeSyntax.self) {
        type = node.wrappedType
      } else if let node = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        type = node.wrappedType
      } else if let node = type.as(TupleTypeSyntax.self), node.elements.count == 1,
        let only = node.elements.first
      {
        type = only.type
      } else {
        return type
      }
    }
  }

  fileprivate var isKeyPath: Bool {
    let names = ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "PartialKeyPath"]
    return names.contains(self.as(IdentifierTypeSyntax.self)?.name.text ?? "")
  }

  /// Whether it is a generic type that is no list, set or dictionary.
  fileprivate var isOtherGeneric: Bool {
    guard let node = self.as(IdentifierTypeSyntax.self), node.genericArgumentClause != nil else {
      return false
    }
    return !["Array", "Set", "Dictionary", "Optional", "ArraySlice"].contains(node.name.text)
  }

  /// The type of the elements of an array or set type as it is written.
  fileprivate var elementType: TypeSyntax? {
    if let array = self.as(ArrayTypeSyntax.self) { return array.element }
    guard let arguments = self.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments,
      arguments.count == 1, case .type(let type)? = arguments.first?.argument
    else { return nil }
    return type
  }
}

extension ExprSyntax {
  /// The first name of an expression that begins with a dot.
  fileprivate var implicitName: String? {
    var current = self
    while true {
      if let member = current.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else { return member.declName.baseName.identifierText }
        current = base
      } else if let call = current.as(FunctionCallExprSyntax.self) {
        current = call.calledExpression
      } else {
        return nil
      }
    }
  }

  /// Whether it is certainly no key path.
  fileprivate var isNoKeyPath: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .closureExpr, .stringLiteralExpr, .integerLiteralExpr, .booleanLiteralExpr, .arrayExpr:
      true
    case .declReferenceExpr(let node): node.baseName.text.first?.isLetter == false
    case .tupleExpr(let node) where node.elements.count == 1:
      node.elements.first?.expression.isNoKeyPath == true
    default: false
    }
  }
}
