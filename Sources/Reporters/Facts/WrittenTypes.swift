import SourceFacts
import SourceText

extension FileFacts {
  /// A name, or nothing where there is none.
  func word(_ name: NameID?) -> String { name.map { self[$0] } ?? "" }

  /// A type as written, such as `[A.B<C>]?`; nothing where there is none.
  func written(type index: ID<TypeFact>?) -> String {
    guard let index else { return "" }
    let fact = types[index]
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
  func written(attribute index: ID<TypeFact>) -> String {
    let name = written(type: index)
    return arguments(ofAttribute: index).map { "\(name)(\($0))" } ?? name
  }

  /// A type as written; `nil` where there is none.
  func optionalType(_ index: ID<TypeFact>?) -> String? { index.map { written(type: $0) } }

  /// A declaration's name with generic parameters and argument labels: `send<Body>(_:to:)`.
  func fullName(of fact: DeclarationFact) -> String {
    let generics = self[fact.genericParameters].map { word(declarations[$0].name) }
    let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let isCallable = [.function, .initializer, .subscript, .macro].contains(fact.kind)
    let labels = self[fact.labels].map { word($0) + ":" }.joined()
    return word(fact.name) + list + (isCallable || !labels.isEmpty ? "(\(labels))" : "")
  }

  /// The text of a `#if` condition; `nil` outside of all.
  func text(of condition: FactCondition) -> String? {
    let condition = conditions[condition]
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
