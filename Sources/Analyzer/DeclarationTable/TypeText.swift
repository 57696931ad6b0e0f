import DependencyModel
import SourceFacts
import SourceText

/// Writes the types of one file as normalised text; see `WrittenType.text`.
struct TypeText {
  private let facts: FileFacts

  init(_ facts: FileFacts) { self.facts = facts }

  /// A type with its last name.
  func written(_ index: ID<TypeFact>?) -> WrittenType {
    let text = text(of: index)
    guard let index else { return WrittenType(name: text, text: text) }
    let fact = facts.types[index]
    switch fact.kind {
    case .named, .member: return WrittenType(name: name(fact.name), text: text)
    default: return WrittenType(name: text, text: text)
    }
  }

  /// A type as text; `nil` where there is none.
  func optional(_ index: ID<TypeFact>?) -> String? { index.map { text(of: $0) } }

  /// A type as text. Chains such as `A.B.C?` are followed without recursion.
  private func text(of index: ID<TypeFact>?) -> String {
    if let index {
      // Most types are a name.
      let fact = facts.types[index]
      if fact.kind == .named, fact.parts.isEmpty { return name(fact.name) }
    }
    var suffixes: [String] = []
    var next = index
    while let current = next {
      let fact = facts.types[current]
      switch fact.kind {
      case .member: suffixes.append("." + name(fact.name) + arguments(fact.parts))
      case .optional: suffixes.append("?")
      case .metatype: suffixes.append(".Type")
      case .named, .array, .dictionary, .tuple, .function, .composition, .opaque, .other:
        let head = simpleText(of: fact)
        if suffixes.isEmpty { return head }
        let needsParentheses = fact.kind.isLoose
        return (needsParentheses ? "(\(head))" : head) + suffixes.reversed().joined()
      }
      next = fact.base
    }
    return suffixes.reversed().joined()
  }

  private func simpleText(of fact: TypeFact) -> String {
    switch fact.kind {
    case .named: name(fact.name) + arguments(fact.parts)
    case .array: "[\(text(of: fact.base))]"
    case .dictionary: "[\(list(fact.parts, separator: ": "))]"
    case .tuple: fact.parts.isEmpty ? "Void" : "(\(list(fact.parts)))"
    case .function: "(\(list(fact.parts))) -> \(text(of: fact.base))"
    case .composition: list(fact.parts, separator: " & ")
    case .opaque: name(fact.name) + " " + text(of: fact.base)
    case .other: name(fact.name) + list(fact.parts)
    case .member, .optional, .metatype: ""
    }
  }

  private func arguments(_ parts: FactList<ID<TypeFact>>) -> String {
    parts.isEmpty ? "" : "<\(list(parts))>"
  }

  private func list(_ parts: FactList<ID<TypeFact>>, separator: String = ", ") -> String {
    facts[parts].map { text(of: $0) }.joined(separator: separator)
  }

  private func name(_ id: NameID?) -> String { id.map { facts[$0] } ?? "" }
}

extension TypeFact.Kind {
  /// Whether `?` or `.Type` behind it need parentheses.
  fileprivate var isLoose: Bool { self == .function || self == .opaque || self == .composition }
}
