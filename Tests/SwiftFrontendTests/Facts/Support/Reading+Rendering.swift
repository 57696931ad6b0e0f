import SourceFacts
import SourceText

/// Facts as short texts, for comparison with what a test expects.
extension Reading {
  /// A written type, such as `A.B<C>?`.
  func type(_ index: ID<TypeFact>?) -> String {
    guard let index else { return "-" }
    let fact = facts.types[index]
    let parts = facts[fact.parts].map { type($0) }
    let list = parts.joined(separator: ", ")
    let name = name(fact.name) ?? ""
    let generics = parts.isEmpty ? "" : "<\(list)>"
    switch fact.kind {
    case .named: return name + generics
    case .member: return "\(type(fact.base)).\(name)\(generics)"
    case .optional: return "\(type(fact.base))?"
    case .array: return "[\(type(fact.base))]"
    case .dictionary: return "[\(parts.joined(separator: ": "))]"
    case .tuple: return "(\(list))"
    case .function: return "(\(list)) -> \(type(fact.base))"
    case .composition: return parts.joined(separator: " & ")
    case .opaque: return "\(name) \(type(fact.base))"
    case .metatype: return "\(type(fact.base)).Type"
    case .other: return "\(name)other(\(list))"
    }
  }

  /// An expression; local names have a `%` in front, literals are `0`, `0.0`, `""`, `true`,
  /// `nil`, the rest `_`.
  func expression(_ operand: Operand) -> String {
    switch operand {
    case .integerLiteral: return "0"
    case .floatLiteral: return "0.0"
    case .stringLiteral: return "\"\""
    case .booleanLiteral: return "true"
    case .nilLiteral: return "nil"
    default: return operand.expression.map { render(facts.expressions[$0]) } ?? "_"
    }
  }

  private func render(_ fact: ExpressionFact) -> String {
    let own = named(fact)
    switch fact.form {
    case .name: return own
    case .operator:
      return facts[fact.arguments].first.map { "\(own)(\(expression($0)))" } ?? own
    case .local(let binding): return "%\(name(facts.bindings[binding].name) ?? "")"
    case .member: return "\(expression(fact.base)).\(own)"
    case .implicitMember: return ".\(own)"
    case .call: return "\(expression(fact.base))(\(arguments(fact)))"
    case .subscript: return "\(expression(fact.base))[\(arguments(fact))]"
    case .selfValue: return "self"
    case .selfType: return "Self"
    case .superValue: return "super"
    case .type: return "<\(type(fact.type))>"
    case .forceUnwrap: return "\(expression(fact.base))!"
    case .optionalChain: return "\(expression(fact.base))?"
    case .tuple: return "(\(operands(fact, ", ")))"
    case .array: return "[\(operands(fact, ", "))]"
    case .dictionary: return "{\(operands(fact, ", "))}"
    case .closure: return closure(fact)
    case .cast:
      let isOptional = fact.marks.contains(.isOptional)
      return "\(expression(fact.base)) \(isOptional ? "as?" : "as") \(type(fact.type))"
    case .sequence: return operands(fact, " ")
    case .keyPath: return "\\\(expression(fact.base))"
    case .macro: return "#\(own)(\(arguments(fact)))"
    case .branches: return "either(\(operands(fact, ", ")))"
    }
  }

  private func named(_ fact: ExpressionFact) -> String {
    var text = (fact.marks.contains(.isProjected) ? "$" : "") + (name(fact.name) ?? "")
    if fact.marks.contains(.isCompoundName) {
      text += "(" + names(fact.labels).map { $0 + ":" }.joined() + ")"
    }
    if !fact.typeArguments.isEmpty {
      text += "<" + facts[fact.typeArguments].map { type($0) }.joined(separator: ", ") + ">"
    }
    return text
  }

  private func closure(_ fact: ExpressionFact) -> String {
    let parameters = facts[fact.parameters].map { parameter in
      parameter.id.map { name(facts.bindings[$0].name) ?? "" } ?? "_"
    }
    let head = parameters.isEmpty ? "" : "\(parameters.joined(separator: ", ")) in "
    return "{ \(head)\(expression(fact.base)) }"
  }

  private func operands(_ fact: ExpressionFact, _ separator: String) -> String {
    facts[fact.arguments].map { expression($0) }.joined(separator: separator)
  }

  private func arguments(_ fact: ExpressionFact) -> String {
    zip(facts[fact.arguments], facts[fact.labels]).map { value, label in
      (name(label.id).map { $0 + ": " } ?? "") + expression(value)
    }.joined(separator: ", ")
  }

  /// What types the first implicit member of a name: `type T`, `same as e`, `result of d`,
  /// `argument n of e`, `element of …`, or `unknown`.
  func context(ofMember name: String) -> String {
    let member = facts.expressions.first {
      $0.kind == .implicitMember && self.name($0.name) == name
    }
    return member.map { context($0.context) } ?? "no such member"
  }

  /// A context.
  func context(_ context: ID<ContextFact>?) -> String {
    guard let context else { return "unknown" }
    switch facts.contexts[context].form {
    case .unknown: return "unknown"
    case .writtenType(let type): return "type \(self.type(type))"
    case .sameAs(let same): return "same as \(expression(Operand(same)))"
    case .result(let declaration): return "result of \(path(declaration))"
    case .argument(let number, let call):
      return "argument \(number) of \(expression(Operand(call)))"
    case .element(let whole, let part):
      return "\(["element", "key", "value"][part]) of \(self.context(whole))"
    case .closureResult(let closure): return "result of \(expression(Operand(closure)))"
    }
  }

  /// Expressions that are no part of another one, in order.
  var roots: [String] {
    var parts: Set<Operand> = []
    for fact in facts.expressions {
      parts.insert(fact.base)
      if fact.kind != .closure { parts.formUnion(facts[fact.arguments]) }
    }
    return facts.expressions.ids.map { Operand($0) }.filter { !parts.contains($0) }.map(expression)
  }

  /// The value of a variable.
  func value(of path: String) -> String {
    declaration(path).map { expression($0.value) } ?? "no such variable"
  }

  /// The conditions in the file behind the first one, as text.
  func condition(_ condition: FactCondition) -> String { text(facts.conditions[condition]) }

  private func text(_ condition: BuildCondition) -> String {
    switch condition {
    case .always: "always"
    case .flag(let name): name
    case .call(let name, let argument): "\(name)(\(argument))"
    case .version(let name, let comparison, let version): "\(name)(\(comparison)\(version))"
    case .not(let inner): "!\(text(inner))"
    case .all(let parts): "(\(parts.map { text($0) }.joined(separator: " && ")))"
    case .any(let parts): "(\(parts.map { text($0) }.joined(separator: " || ")))"
    case .unknown(let written): "?\(written)"
    }
  }
}
