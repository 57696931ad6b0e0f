import DependencyModel
import SourceFacts
import SourceText

/// Writes the types of one file as normalised text; see `WrittenType.text`.
struct TypeText {
  private let facts: FileFacts

  /// What a name stands for.
  struct Expansion {
    var text: String
    /// Whether `?` or `.Type` behind it need parentheses.
    var isLoose: Bool
  }

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
  ///
  /// - Parameter expand: what to write in place of a name, if that is something else.
  func text(
    of index: ID<TypeFact>?, expanding expand: (ID<TypeFact>) -> Expansion? = { _ in nil }
  ) -> String {
    if let index {
      // Most types are a name.
      let fact = facts.types[index]
      if fact.kind == .named, fact.parts.isEmpty { return expand(index)?.text ?? name(fact.name) }
    }
    var suffixes: [String] = []
    var next = index
    while let current = next {
      let fact = facts.types[current]
      if fact.kind == .named || fact.kind == .member, let expansion = expand(current) {
        let isWhole = suffixes.isEmpty || !expansion.isLoose
        return (isWhole ? expansion.text : "(\(expansion.text))") + suffixes.reversed().joined()
      }
      switch fact.kind {
      case .member: suffixes.append("." + name(fact.name) + arguments(fact.parts, expand))
      case .optional: suffixes.append("?")
      case .metatype: suffixes.append(".Type")
      case .named, .array, .dictionary, .tuple, .function, .composition, .opaque, .other:
        let head = simpleText(of: fact, expand)
        if suffixes.isEmpty { return head }
        let needsParentheses = fact.kind.isLoose
        return (needsParentheses ? "(\(head))" : head) + suffixes.reversed().joined()
      }
      next = fact.base
    }
    return suffixes.reversed().joined()
  }

  private func simpleText(
    of fact: TypeFact, _ expand: (ID<TypeFact>) -> Expansion?
  ) -> String {
    switch fact.kind {
    case .named: name(fact.name) + arguments(fact.parts, expand)
    case .array: "[\(text(of: fact.base, expanding: expand))]"
    case .dictionary: "[\(list(fact.parts, separator: ": ", expand))]"
    case .tuple: fact.parts.isEmpty ? "Void" : "(\(list(fact.parts, expand)))"
    case .function:
      "(\(list(fact.parts, expand))) -> \(text(of: fact.base, expanding: expand))"
    case .composition: list(fact.parts, separator: " & ", expand)
    case .opaque: name(fact.name) + " " + text(of: fact.base, expanding: expand)
    case .other: name(fact.name) + list(fact.parts, expand)
    case .member, .optional, .metatype: ""
    }
  }

  private func arguments(
    _ parts: FactList<ID<TypeFact>>, _ expand: (ID<TypeFact>) -> Expansion?
  ) -> String {
    parts.isEmpty ? "" : "<\(list(parts, expand))>"
  }

  private func list(
    _ parts: FactList<ID<TypeFact>>, separator: String = ", ",
    _ expand: (ID<TypeFact>) -> Expansion?
  ) -> String {
    facts[parts].map { text(of: $0, expanding: expand) }.joined(separator: separator)
  }

  private func name(_ id: NameID?) -> String { id.map { facts[$0] } ?? "" }
}

extension TypeFact.Kind {
  /// Whether `?` or `.Type` behind it need parentheses.
  var isLoose: Bool { self == .function || self == .opaque || self == .composition }
}
