import DependencyModel
import RuleLanguage
import SourceFacts
import StandardLibrary

/// A list of types as `made-of` writes it: words for sorts of types, and patterns of their names.
struct TypeList: Sendable {
  /// An answer that may not be known.
  enum Answer {
    case yes, no, open
  }

  /// A word for a sort of types.
  fileprivate enum Word: String, CaseIterable {
    case builtIn = "built-in"
    case `protocol`
    case closure
    case generic
    case value

    var phrase: String {
      switch self {
      case .builtIn: "built-in values"
      case .protocol: "protocols"
      case .closure: "closures"
      case .generic: "generic parameters"
      case .value: "structs and enums of the project"
      }
    }
  }

  private let words: [Word]
  private let patterns: [Pattern]

  /// Sorts the elements of a list into words and patterns.
  init(_ elements: [Pattern]) {
    words = elements.compactMap { Word(rawValue: $0.text) }
    patterns = elements.filter { Word(rawValue: $0.text) == nil }
  }

  /// Whether a type is in the list, or else all that it is made of.
  func covers(_ type: DeclaredType, _ bindings: Bindings, _ input: DeclarationInput) -> Answer {
    if !matches(type, bindings, input).isEmpty { return .yes }
    switch type.form {
    case .container:
      let answers = type.parts.map { covers($0, bindings, input) }
      return answers.contains(.no) ? .no : answers.contains(.open) ? .open : .yes
    case .unknown: return .open
    case .closure, .generic: return .no
    case .named: return words.contains(.protocol) && type.isOfUnknownKind ? .open : .no
    }
  }

  /// The ways in which something that types are made of is in the list, generic arguments included.
  func matches(
    _ types: [DeclaredType], _ bindings: Bindings, _ input: DeclarationInput
  ) -> [Bindings] {
    Set(types.flatMap(\.all).flatMap { matches($0, bindings, input) }).sorted()
  }

  /// Whether something that a type is made of may be in the list.
  func mayHold(_ type: DeclaredType, _ bindings: Bindings, _ input: DeclarationInput) -> Bool {
    type.all.contains { part in
      part.form == .unknown || words.contains(.protocol) && part.isOfUnknownKind
    }
  }

  /// The ways in which a type itself is in the list.
  private func matches(
    _ type: DeclaredType, _ bindings: Bindings, _ input: DeclarationInput
  ) -> [Bindings] {
    if words.contains(where: { $0.holds(for: type) }) { return [bindings] }
    return patterns.isEmpty ? [] : patterns.matches(input.spellings(of: type), bindings)
  }

  /// The list in words: `built-in values or 'X'`.
  func text(_ bindings: Bindings) -> String {
    (words.map(\.phrase) + patterns.map { [$0].text(with: bindings) }).alternatives
  }
}

extension TypeList.Word {
  fileprivate func holds(for type: DeclaredType) -> Bool {
    switch self {
    case .closure: type.form == .closure
    case .generic: type.form == .generic
    case .value:
      type.form == .named && type.declaration != nil
        && (type.kind == .struct || type.kind == .enum)
    case .builtIn:
      type.form == .named && type.declaration == nil
        && ([type.written.name] + type.aliases).contains(where: PlainTypes.values.contains)
    case .protocol: type.form == .named && type.isProtocol
    }
  }
}

extension DeclaredType {
  /// Whether it is a protocol for certain: a type behind `any` or `some` is one, unless it is known
  /// as a class of a composition.
  fileprivate var isProtocol: Bool {
    if let kind { return kind == .protocol }
    return declaration == nil && (keyword != nil || PlainTypes.protocols.contains(written.name))
  }

  /// Whether it comes from outside and may be a protocol as well as a class or struct.
  fileprivate var isOfUnknownKind: Bool {
    form == .named && declaration == nil && kind == nil && keyword == nil
      && !PlainTypes.values.contains(written.name) && !PlainTypes.protocols.contains(written.name)
  }
}

extension DeclarationInput {
  /// The texts by which patterns know a type: as written, whole and by its name alone, the aliases
  /// by which it is reached, and its name with the types and the module around it.
  func spellings(of type: DeclaredType) -> [String] {
    if type.form == .unknown { return [] }
    var texts = type.written.spellings + type.aliases
    if !texts.contains(type.written.text) { texts.append(type.written.text) }
    if let id = type.declaration { texts += qualifiedNames(of: id) + [table[id].name] }
    return texts
  }
}
