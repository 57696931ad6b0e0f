import SourceFacts
import SwiftSyntax

extension SwiftFileReader {
  /// Lowers an identifier: a local name, `self`, an operator, or a name to resolve.
  func readName(
    _ token: TokenSyntax, labels: DeclNameArgumentsSyntax? = nil, role: ReferenceRole = .value
  ) -> ExpressionIndex {
    if token.isMissing { return ExpressionFact.none }
    let nameID = name(token)
    if !isEscaped(token) {
      if nameID == known.selfValue { return addExpression(fact(.selfValue, at: token)) }
      if nameID == known.selfType { return addExpression(fact(.selfType, at: token)) }
      if nameID == known.superValue { return addExpression(fact(.superValue, at: token)) }
    }
    if let binding = build.scopes.binding(of: nameID) {
      return addLocal(binding, at: token, role: role, name: nameID)
    }
    guard isIdentifier(token) else { return readOperator(token) }
    if source[Int(offset(token))] == UInt8(ascii: "$") {
      if let binding = shorthandBinding(token) {
        return addLocal(binding, at: token, role: role, name: nameID)
      }
      return readProjectedName(token, role: role)
    }
    var fact = fact(.name, at: token, role: role, name: nameID)
    addLabels(labels, to: &fact)
    return addExpression(fact)
  }

  /// `$name` is the projected value of the wrapped property `name`.
  private func readProjectedName(_ token: TokenSyntax, role: ReferenceRole) -> ExpressionIndex {
    var marks: ExpressionFact.Marks = []
    let nameID = memberName(token, &marks)
    if let binding = build.scopes.binding(of: nameID) {
      let local = addLocal(binding, at: token, role: role, name: nameID)
      build[expression: local].marks = marks
      return local
    }
    var fact = fact(.name, at: token, role: role, name: nameID)
    fact.marks = marks
    return addExpression(fact)
  }

  private func addLocal(
    _ binding: Int32, at token: TokenSyntax, role: ReferenceRole, name: NameID
  ) -> ExpressionIndex {
    addExpression(fact(.local, at: token, role: role, base: binding, name: name))
  }

  /// The name of the property that a member names, where `$name` stands for the projected value
  /// of `name`.
  func memberName(_ token: TokenSyntax, _ marks: inout ExpressionFact.Marks) -> NameID {
    let start = Int(offset(token))
    guard start < source.count, source[start] == UInt8(ascii: "$"), token.text.utf8.count > 1 else {
      return name(token)
    }
    marks.insert(.isProjected)
    return build.names.id(of: String(token.text.dropFirst()))
  }

  func addLabels(_ labels: DeclNameArgumentsSyntax?, to fact: inout ExpressionFact) {
    guard let labels else { return }
    fact.marks.insert(.isCompoundName)
    fact.labels = build.list(labels.arguments.map { name($0.name) })
  }
}
