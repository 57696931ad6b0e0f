import SourceFacts
import SourceText

@testable import ClangFrontend

/// Facts as text, a line a declaration, indented by depth; types and expressions behind it.
struct FactsDump {
  let facts: FileFacts

  /// The declarations: kind, name, what is marked, types.
  var declarations: [String] { facts.declarations.indices.map(line) }

  private func line(_ index: Int) -> String {
    let fact = facts.declarations[index]
    var depth = 0
    var parent = fact.parent
    while let outer = parent {
      depth += 1
      parent = facts.declarations[outer].parent
    }
    var line = String(repeating: "  ", count: depth) + fact.kind.word + " " + name(fact.name)
    if fact.otherName != nil { line += " = " + name(fact.otherName) }
    if !fact.labels.isEmpty || !fact.parameterTypes.isEmpty {
      let types = Array(facts[fact.parameterTypes])
      let names = Array(facts[fact.parameterNames])
      let parts = facts[fact.labels].enumerated().map { place, label in
        var part = name(label)
        if place < names.count { part += " " + name(names[place]) }
        if place < types.count { part += ": " + type(types[place].id) }
        return part
      }
      line += "(" + parts.joined(separator: ", ") + ")"
    }
    if !fact.genericParameters.isEmpty {
      line += " <\(facts[fact.genericParameters].count)>"
    }
    if !fact.inherited.isEmpty {
      line += " : " + facts[fact.inherited].map { type($0) }.joined(separator: ", ")
    }
    if fact.type != nil { line += " -> " + type(fact.type) }
    let marks = self.marks(fact.marks)
    if !marks.isEmpty { line += " [" + marks.joined(separator: " ") + "]" }
    if fact.access != .internal { line += " \(fact.access)" }
    if fact.setterAccess == .private { line += " readonly" }
    return line
  }

  private func marks(_ marks: DeclarationMarks) -> [String] {
    let words: [(DeclarationMarks, String)] = [
      (.isStatic, "static"), (.isConstant, "const"), (.isWeak, "weak"),
      (.isRequirement, "required"), (.isDefinition, "defined"), (.isAbstract, "abstract"),
      (.hasInitialValue, "valued"), (.isLocal, "local"),
    ]
    return words.filter { marks.contains($0.0) }.map(\.1)
  }

  func name(_ name: NameID?) -> String { name.map { facts[$0] } ?? "?" }

  /// A written type.
  func type(_ index: ID<TypeFact>?) -> String {
    guard let index else { return "-" }
    let fact = facts.types[index]
    let parts = facts[fact.parts].map { type($0) }
    switch fact.kind {
    case .named:
      return name(fact.name) + (parts.isEmpty ? "" : "<\(parts.joined(separator: ", "))>")
    case .composition: return parts.joined(separator: " & ")
    case .metatype: return type(fact.base) + ".Type"
    case .function: return "(" + parts.joined(separator: ", ") + ") -> " + type(fact.base)
    // A type of C itself.
    case .other where parts.isEmpty: return "-"
    default: return "\(fact.kind)"
    }
  }

  /// All written types that name something, in order.
  var typeNames: [String] {
    facts.types.filter { $0.name != nil }.map { name($0.name) }
  }

  /// The expressions that are no operand of another one, operators left out.
  var expressions: [String] {
    var used: Set<Operand> = []
    for fact in facts.expressions where fact.kind != .operator {
      if hasOperand(fact) { used.insert(fact.base) }
      if fact.kind != .closure { used.formUnion(facts[fact.arguments]) }
    }
    return facts.expressions.ids.filter { facts.expressions[$0].kind != .operator }
      .map { Operand($0) }.filter { !used.contains($0) }.map(expression)
  }

  /// The uses of operators with their operands, in order.
  var operators: [String] {
    facts.expressions.ids.filter { facts.expressions[$0].kind == .operator }
      .map { use(Operand($0)) }
  }

  private func use(_ operand: Operand) -> String {
    guard let index = operand.expression, facts.expressions[index].kind == .operator else {
      return expression(operand)
    }
    let fact = facts.expressions[index]
    return name(fact.name) + "(" + facts[fact.arguments].map(use).joined(separator: ", ") + ")"
  }

  private func hasOperand(_ fact: ExpressionFact) -> Bool {
    switch fact.kind {
    case .member, .call, .subscript, .cast: true
    default: false
    }
  }

  func expression(_ operand: Operand) -> String {
    switch operand {
    case .integerLiteral: return "0"
    case .floatLiteral: return "0.0"
    case .stringLiteral: return "\"\""
    case .booleanLiteral: return "true"
    case .nilLiteral: return "nil"
    default: break
    }
    guard let index = operand.expression else { return "_" }
    let fact = facts.expressions[index]
    let arguments = facts[fact.arguments]
    var text: String
    switch fact.kind {
    case .name: text = name(fact.name)
    case .local: text = "$" + name(fact.name)
    case .member: text = expression(fact.base) + "." + name(fact.name)
    case .call:
      text = expression(fact.base) + "(\(arguments.map(expression).joined(separator: ", ")))"
    case .subscript:
      text = expression(fact.base) + "[\(arguments.map(expression).joined(separator: ", "))]"
    case .selfValue: text = "self"
    case .superValue: text = "super"
    case .cast: text = "(" + expression(fact.base) + " as " + type(fact.type) + ")"
    case .closure: text = "{\(fact.parameters.count)}"
    case .array: text = "[" + arguments.map(expression).joined(separator: ", ") + "]"
    case .dictionary: text = "[:" + arguments.map(expression).joined(separator: ", ") + "]"
    case .operator: text = arguments.first.map(expression) ?? ""
    case .branches: text = "either(" + arguments.map(expression).joined(separator: ", ") + ")"
    default: text = "\(fact.kind)"
    }
    if !fact.typeArguments.isEmpty, fact.kind == .name {
      text += "<" + facts[fact.typeArguments].map { type($0) }.joined(separator: ", ") + ">"
    }
    if fact.marks.contains(.isAssigned) { text += "=" }
    return text
  }

  /// Local names with their types.
  var bindings: [String] {
    facts.bindings.map { binding in
      var line = name(binding.name) + ": " + type(binding.type)
      switch binding.source {
      case .whole(let value):
        line += use(value).hasPrefix("for(") ? " in " : " = "
        line += expression(value)
      case .element(let sequence): line += " in " + expression(sequence)
      case .closureParameter(let number, _): line += " #\(number)"
      default: break
      }
      return line
    }
  }
}

/// The facts of a small text; empty ones where no libclang is there to cut it into tokens.
func scanned(_ source: String, _ path: String = "File.m") -> FactsDump {
  let file = source.tokenized(as: path).first
  return FactsDump(facts: file.map { scanFacts(of: $0, path: path) } ?? FileFacts())
}
