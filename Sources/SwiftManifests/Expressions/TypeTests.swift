import SwiftSyntax

/// Answers whether values are of types, for `is`, `as?` and patterns.
struct TypeTests {
  let context: Context

  /// Whether a value is of a type; `nil` when it is not known.
  func isOfType(_ value: Value, _ type: TypeSyntax) -> Bool? {
    guard let hint = context.types.hint(of: type) else { return nil }
    return isOfType(value, hint)
  }

  /// The same, where something that is not known, although the value is, is a problem.
  func answer(for value: Value, _ type: TypeSyntax, at site: Site) -> Bool? {
    let answer = isOfType(value, type)
    switch value {
    case .unknown, .unset, .either: break
    default:
      if answer == nil {
        site.notUnderstood(because: "it is not known whether the value is of this type")
      }
    }
    return answer
  }

  /// Types of the standard library of which it is known what is of them.
  private static let plainTypes: Set<String> = ["String", "Int", "Double", "Bool"]

  private func isOfType(_ value: Value, _ hint: TypeHint) -> Bool? {
    switch value {
    case .unknown, .unset, .name, .function, .type: return nil
    case .null: return false
    case .either(let values): return values.map { isOfType($0, hint) }.unanimous
    default: break
    }
    if !hint.isCollection, ["Any", "AnyHashable"].contains(hint.path) { return true }
    if hint.isCollection {
      guard case .array(let items) = value else { return isOther(value, hint) }
      if items.isSet != hint.isSet, !items.isEmpty { return false }
      return items.allHold { isOfType($0.value, hint.element) }
    }
    if let own = context.types.type(of: value) {
      if isAncestor(hint, of: own) { return true }
      let isDeclared = context.types.all.contains { $0.matches(hint) }
      return isDeclared || Self.plainTypes.contains(hint.path) ? false : nil
    }
    if let record = value.record, hint.path.hasPrefix("Product.") {
      return hint.path == "Product." + record.name.capitalizedFirst
    }
    switch value {
    case .string where hint.path == "String", .integer where hint.path == "Int",
      .double where hint.path == "Double", .boolean where hint.path == "Bool":
      return true
    default: return isOther(value, hint)
    }
  }

  private func isAncestor(_ hint: TypeHint, of type: ManifestType) -> Bool {
    context.types.ancestry(of: type).contains { path in
      path == hint.path || path.hasSuffix("." + hint.path)
    }
  }

  /// The answer for a value of the standard library that is not of the type itself: of another one of
  /// these it cannot be, nor of a type of the manifest, or a protocol that its own type does not adopt there.
  private func isOther(_ value: Value, _ hint: TypeHint) -> Bool? {
    guard let own = Self.plainName(of: value) else { return nil }
    if !hint.isCollection, !hint.isDictionary {
      if let type = context.types[own], isAncestor(hint, of: type) { return true }
      if own == hint.path { return nil }
    }
    let isDeclared = context.types.all.contains { type in
      type.matches(hint)
        && (type.kind != .library || !context.types.library.knownHintPaths.contains(type.path))
    }
    let isPlain = hint.isCollection || hint.isDictionary || Self.plainTypes.contains(hint.path)
    return isDeclared || isPlain ? false : nil
  }

  /// The standard library's type of a value; `nil` for other values.
  private static func plainName(of value: Value) -> String? {
    switch value {
    case .string: "String"
    case .integer: "Int"
    case .double: "Double"
    case .boolean: "Bool"
    case .array: "Array"
    default: nil
    }
  }
}

extension String {
  /// The same with a capital at its beginning.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
