import DependencyModel
import RuleLanguage
import SourceFacts

extension DeclarationTrait {
  /// `parameters`: what a function, initialiser, subscript or enum case takes.
  static let parameters = DeclarationTrait(
    .parameters,
    "The parameters of a function, initialiser, subscript or enum case. `must` requires this of "
      + "each parameter; elsewhere one is enough. Numbers count all parameters.",
    type: { .object(ParameterTest.fields(captures: $0)) }
  ) { options, each in
    guard let parameters = options.object("parameters") else { return [] }
    if parameters.node.pairs?.isEmpty == true {
      parameters.report(
        "An empty mapping checks nothing. Add `type`, `made-of`, `label`, `name` or a number.")
    }
    return ParameterTest(parameters).tests(each: each) + numberTest(CountRange(parameters))
  }

  private static func numberTest(_ range: CountRange?) -> [DeclarationTest] {
    guard let range else { return [] }
    return [
      .plain(
        .parameters, wanted: "have \(range.text(of: "parameter"))",
        found: { id, input in "has \(input.table[id].parameters.count)" },
        holds: { id, input in
          input.table[id].kind.canHaveParameters
            && range.contains(input.table[id].parameters.count)
        })
    ]
  }
}

/// What a parameter is like.
private struct ParameterTest: Sendable {
  private let types: [Pattern]
  private let list: TypeList?
  private let labels: [Pattern]
  private let names: [Pattern]

  static func fields(captures: OptionField.Captures) -> [OptionField] {
    [
      .optional(
        "type", .patterns(.type), captures: captures, "Its type as written: `AnyPublisher<*>`."),
      .optional(
        "made-of", .patterns(.type), captures: captures,
        "The types that make up its type; see `made-of` of declarations."),
      .optional(
        "label", .patterns(.name), captures: captures, "Its argument label, `_` for none."),
      .optional(
        "name", .patterns(.name), captures: captures, "Its internal name."),
    ] + CountRange.fields("How many parameters there are.")
  }

  init(_ options: OptionsReader) {
    types = options.patterns("type")
    list = options.isWritten("made-of") ? TypeList(options.patterns("made-of")) : nil
    labels = options.patterns("label")
    names = options.patterns("name")
  }

  private var isEmpty: Bool {
    types.isEmpty && list == nil && labels.isEmpty && names.isEmpty
  }

  func tests(each: Bool) -> [DeclarationTest] {
    if isEmpty { return [] }
    return [
      DeclarationTest(
        requirement: .parameters,
        matches: { id, bindings, input in
          let found = input.parameters(of: id).map { matches($0, bindings, input, all: each) }
          if each { return found.contains { $0.isEmpty } ? [] : [bindings] }
          return Set(found.flatMap(\.self)).sorted()
        },
        wanted: { bindings in
          each
            ? "have only parameters that \(clauses(bindings).map(\.asPluralClause).joined(separator: " and "))"
            : "have a parameter that \(clauses(bindings).map(\.asClause).joined(separator: " and "))"
        },
        found: { id, input in
          let parameters = input.parameters(of: id)
          // Those that are as wanted are not named, as far as this is known without captures.
          let others = parameters.filter { matches($0, Bindings(), input, all: each).isEmpty }
          return parameters.isEmpty
            ? "has no parameter"
            : "has \((others.isEmpty ? parameters : others).map(\.text).quotedList)"
        },
        isOpen: { id, bindings, input in
          let parameters = input.parameters(of: id)
          let open = parameters.map { isOpen($0, bindings, input, all: each) }
          if !each { return open.contains(true) }
          return zip(parameters, open).allSatisfy {
            $0.1 || !matches($0.0, bindings, input, all: true).isEmpty
          }
        })
    ]
  }

  private func matches(
    _ parameter: TypedParameter, _ bindings: Bindings, _ input: DeclarationInput, all: Bool
  ) -> [Bindings] {
    var matches = nameMatches(parameter, bindings)
    guard let list, !matches.isEmpty else { return matches }
    if all {
      return list.covers(parameter.type, bindings, input) == .yes ? matches : []
    }
    matches = Set(matches.flatMap { list.matches([parameter.type], $0, input) }).sorted()
    return matches
  }

  private func isOpen(
    _ parameter: TypedParameter, _ bindings: Bindings, _ input: DeclarationInput, all: Bool
  ) -> Bool {
    guard let list, !nameMatches(parameter, bindings).isEmpty else { return false }
    return all
      ? list.covers(parameter.type, bindings, input) == .open
      : list.mayHold(parameter.type, bindings, input)
  }

  /// The ways in which all but `made-of` holds.
  private func nameMatches(_ parameter: TypedParameter, _ bindings: Bindings) -> [Bindings] {
    var matches = [bindings]
    for (patterns, text) in [
      (types, parameter.shape.type ?? ""), (labels, parameter.shape.label),
      (names, parameter.shape.name),
    ] where !patterns.isEmpty {
      matches = Set(matches.flatMap { patterns.matches([text], $0) }).sorted()
    }
    return matches
  }

  /// What a parameter is like, each as behind `must`.
  private func clauses(_ bindings: Bindings) -> [String] {
    var parts: [String] = []
    if !types.isEmpty { parts.append("have the type \(types.text(with: bindings))") }
    if let list { parts.append("be made of \(list.text(bindings))") }
    if !labels.isEmpty { parts.append("have the label \(labels.text(with: bindings))") }
    if !names.isEmpty { parts.append("be named \(names.text(with: bindings))") }
    return parts
  }
}

/// A parameter with its type taken apart.
private struct TypedParameter {
  var shape: DeclaredParameter
  var type: DeclaredType

  /// `label: Type`
  var text: String { "\(shape.name): \(shape.type ?? "?")" }
}

extension DeclarationInput {
  fileprivate func parameters(of id: DeclarationID) -> [TypedParameter] {
    let types = types(of: id).parameters
    return table[id].parameters.enumerated().map { index, shape in
      let type = index < types.count ? types[index] : nil
      return TypedParameter(
        shape: shape, type: type ?? DeclaredType(.unknown, WrittenType(name: "", text: "")))
    }
  }
}

extension DeclarationKind {
  /// Whether it is something that can be given arguments.
  var canHaveParameters: Bool {
    switch self {
    case .function, .initializer, .subscript, .enumCase, .macro: true
    default: false
    }
  }
}

extension CountRange {
  /// `exactly 1 parameter`, `at most 2 parameters`.
  func text(of noun: String) -> String {
    func counted(_ count: Int) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
    switch (minimum, maximum) {
    case (_, 0?): return "no \(noun)"
    case (let low?, let high?):
      return low == high ? "exactly \(counted(low))" : "\(low) to \(counted(high))"
    case (let low?, nil): return "at least \(counted(low))"
    case (nil, let high?): return "at most \(counted(high))"
    case (nil, nil): return "any number of \(noun)s"
    }
  }
}
