import SourceFacts

extension FileFacts {
  /// A name, or nothing for -1.
  func word(_ name: NameID) -> String { name < 0 ? "" : strings[Int(name)] }

  /// A name; `nil` for -1.
  func optionalWord(_ name: NameID) -> String? { name < 0 ? nil : word(name) }

  /// A type as written, such as `[A.B<C>]?`; nothing for -1.
  func written(type index: TypeIndex) -> String {
    guard index >= 0 else { return "" }
    let fact = types[Int(index)]
    let parts = self[fact.parts].map { written(type: $0) }
    let list = parts.joined(separator: ", ")
    let generics = parts.isEmpty ? "" : "<\(list)>"
    let base = written(type: fact.base)
    switch fact.kind {
    case .named: return word(fact.name) + generics
    case .member: return "\(base).\(word(fact.name))\(generics)"
    case .optional: return "\(base)?"
    case .array: return "[\(base)]"
    case .dictionary: return "[\(parts.joined(separator: ": "))]"
    case .tuple: return "(\(list))"
    case .function: return "(\(list)) -> \(base.isEmpty ? "()" : base)"
    case .composition: return parts.joined(separator: " & ")
    case .opaque: return "some \(base)"
    case .metatype: return "\(base).Type"
    case .other: return list
    }
  }

  /// An attribute as written, without the `@`: `available(iOS 13, *)`.
  func written(attribute index: TypeIndex) -> String {
    let name = written(type: index)
    return arguments(ofAttribute: index).map { "\(name)(\($0))" } ?? name
  }

  /// A type as written; `nil` for -1.
  func optionalType(_ index: TypeIndex) -> String? { index < 0 ? nil : written(type: index) }

  /// A declaration's name with generic parameters and argument labels: `send<Body>(_:to:)`.
  func fullName(of fact: DeclarationFact) -> String {
    let generics = self[fact.genericParameters].map { word(declarations[Int($0)].name) }
    let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let isCallable = [.function, .initializer, .subscript, .macro].contains(fact.kind)
    let labels = self[fact.labels].map { word($0) + ":" }.joined()
    return word(fact.name) + list + (isCallable || !labels.isEmpty ? "(\(labels))" : "")
  }

  /// The text of a `#if` condition; `nil` outside of all.
  func condition(_ index: UInt16) -> String? {
    let condition = conditions[Int(index)]
    return condition == .always ? nil : condition.text
  }
}

extension BuildCondition {
  /// The condition as Swift writes it.
  var text: String {
    switch self {
    case .always: "true"
    case .flag(let name): name
    case .call(let name, let argument): "\(name)(\(argument))"
    case .version(let name, let comparison, let version): "\(name)(\(comparison)\(version))"
    case .not(let inner): "!\(inner.text)"
    case .all(let parts): "(\(parts.map(\.text).joined(separator: " && ")))"
    case .any(let parts): "(\(parts.map(\.text).joined(separator: " || ")))"
    case .unknown(let written): written
    }
  }
}
