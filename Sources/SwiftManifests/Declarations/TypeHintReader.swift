import SwiftSyntax

/// Reads what a written type tells about the members that are meant in its context.
struct TypeHintReader {
  /// What type aliases stand for.
  let aliases: [String: TypeHint]
  let privateNames: PrivateNames

  private static let maximumDepth = 32

  /// The hint of a type; `nil` for types that have no name, such as functions.
  func hint(of type: TypeSyntax, depth: Int = 0) -> TypeHint? {
    guard depth < Self.maximumDepth else { return nil }
    switch type.as(TypeSyntaxEnum.self) {
    case .arrayType(let node):
      var hint = hint(of: node.element, depth: depth + 1)
      hint?.isCollection = true
      hint?.isSet = false
      return hint
    case .tupleType(let node):
      if node.elements.count == 1, let only = node.elements.first {
        return hint(of: only.type, depth: depth + 1)
      }
      let labels = node.elements.map { $0.firstName?.identifierText ?? "" }
      let parts = node.elements.map { hint(of: $0.type, depth: depth + 1) }
      return TypeHint(path: "()", isCollection: false, tupleLabels: labels, parts: parts)
    case .dictionaryType(let node):
      return .dictionary(
        of: hint(of: node.key, depth: depth + 1), to: hint(of: node.value, depth: depth + 1))
    case .optionalType(let node): return hint(of: node.wrappedType, depth: depth + 1)
    case .implicitlyUnwrappedOptionalType(let node):
      return hint(of: node.wrappedType, depth: depth + 1)
    case .attributedType(let node): return hint(of: node.baseType, depth: depth + 1)
    case .someOrAnyType(let node): return hint(of: node.constraint, depth: depth + 1)
    case .identifierType(let node): return hint(ofName: node, depth: depth)
    case .memberType(let node):
      guard let base = hint(of: node.baseType, depth: depth + 1) else { return nil }
      let name = node.name.identifierText
      let path = PackageLibrary.memberPath(name, of: base.path)
      return aliases[path] ?? TypeHint(path: path, isCollection: false)
    default: return nil
    }
  }

  private func hint(ofName node: IdentifierTypeSyntax, depth: Int) -> TypeHint? {
    let name = privateNames.key(of: node.name.identifierText, at: node)
    if let alias = aliases[name] { return alias }
    guard let arguments = node.genericArgumentClause?.arguments, let first = arguments.first else {
      return TypeHint(path: name, isCollection: false, isSet: name == "Set")
    }
    if ["Dictionary", "KeyValuePairs"].contains(name), arguments.count == 2,
      let last = arguments.last, case .type(let key) = first.argument,
      case .type(let value) = last.argument
    {
      return .dictionary(
        of: self.hint(of: key, depth: depth + 1), to: self.hint(of: value, depth: depth + 1))
    }
    guard arguments.count == 1, case .type(let argument) = first.argument else { return nil }
    var hint = hint(of: argument, depth: depth + 1)
    if name != "Optional" {
      hint?.isCollection = true
      hint?.isSet = name == "Set"
    }
    return hint
  }
}
