import SourceFacts
import SourceText
import SwiftSyntax

/// Reads names in expressions.
struct NameReader: GrammarReader {
  let here: BodyContext

  /// Reads an identifier: a local name, `self`, an operator, or a name to resolve.
  func read(
    _ token: TokenSyntax, labels: DeclNameArgumentsSyntax? = nil, role: ReferenceRole = .value
  ) -> Operand {
    if token.isMissing { return .none }
    let nameID = name(token)
    if !text.isEscaped(token) {
      if nameID == known.selfValue { return add(.selfValue, at: token) }
      if nameID == known.selfType { return add(.selfType, at: token) }
      if nameID == known.superValue { return add(.superValue, at: token) }
    }
    if let binding = build.scopes.binding(of: nameID) {
      return add(.local(binding), at: token, role: role, name: nameID)
    }
    guard text.isIdentifier(token) else { return Operand(expressions.readOperator(token)) }
    if text.hasDollar(token) {
      if let binding = shorthand(token, name: nameID) {
        return add(.local(binding), at: token, role: role, name: nameID)
      }
      return readProjected(token, role: role)
    }
    var fact = fact(.name, at: token, role: role, name: nameID)
    addLabels(labels, to: &fact)
    return build.addOperand(fact)
  }

  /// Reads what stands before `::`: the name of a module, whatever else has it.
  func readSelector(_ module: TokenSyntax) -> Operand {
    var fact = fact(.name, at: module, name: name(module))
    fact.marks = .isModuleSelector
    return build.addOperand(fact)
  }

  /// The binding of `$0`, `$1`, … in the innermost closure; `nil` for other names.
  private func shorthand(_ token: TokenSyntax, name: NameID) -> ID<BindingFact>? {
    guard let number = Int(token.text.dropFirst()) else { return nil }
    return build.shorthand(number, name: name, offset: offset(token))
  }

  /// `$name` is the projected value of the wrapped property `name`.
  private func readProjected(_ token: TokenSyntax, role: ReferenceRole) -> Operand {
    let (nameID, marks) = member(token)
    let binding = build.scopes.binding(of: nameID)
    var fact = fact(
      binding.map { .local($0) } ?? .name, at: token, role: role, name: nameID)
    fact.marks = marks
    return build.addOperand(fact)
  }

  /// The name of the property that a member or parameter names, where `$name` stands for the
  /// projected value of `name`, and marks say so.
  func member(_ token: TokenSyntax) -> (name: NameID, marks: ExpressionFact.Marks) {
    guard text.hasDollar(token), token.text.utf8.count > 1 else { return (name(token), []) }
    return (build.names.id(of: String(token.text.dropFirst())), .isProjected)
  }

  /// Gives a name the labels written behind it, as in `f(a:b:)`.
  func addLabels(_ labels: DeclNameArgumentsSyntax?, to fact: inout ExpressionFact) {
    guard let labels else { return }
    fact.marks.insert(.isCompoundName)
    fact.labels = build.list(labels.arguments.map { OptionalID(name($0.name)) })
  }
}
