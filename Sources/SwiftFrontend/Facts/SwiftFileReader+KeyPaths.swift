import SourceFacts
import SwiftSyntax

extension SwiftFileReader {
  /// Lowers `\Root.a[b]?.c`; without a root the first component is an implicit member.
  func readKeyPath(
    _ node: KeyPathExprSyntax, expecting expectation: Expectation
  ) -> ExpressionIndex {
    let context = context(expectation)
    var base: ExpressionIndex = -1
    if let root = node.root {
      base = addExpression(fact(.type, at: root, base: readType(root)))
    }
    for component in node.components {
      base = readComponent(component, base: base, context: context)
    }
    var whole = fact(.keyPath, at: node, role: .keyPath, base: base)
    whole.context = context
    return addExpression(whole)
  }

  private func readComponent(
    _ node: KeyPathComponentSyntax, base: ExpressionIndex, context: Int32
  ) -> ExpressionIndex {
    switch node.component {
    case .property(let property):
      return addKeyPathMember(property.declName, base: base, context: context)
    case .subscript(let subscripted):
      return addKeyPathSubscript(at: node, base: base, subscripted.arguments)
    case .optional(let optional):
      guard base >= 0 else { return base }
      let mark = optional.questionOrExclamationMark
      let kind: ExpressionFact.Kind =
        mark.tokenKind == .exclamationMark ? .forceUnwrap : .optionalChain
      return addExpression(fact(kind, at: mark, role: .keyPath, base: base))
    default: return base
    }
  }

  private func addKeyPathSubscript(
    at node: KeyPathComponentSyntax, base: ExpressionIndex, _ arguments: LabeledExprListSyntax
  ) -> ExpressionIndex {
    let read = readArguments(arguments, trailing: nil, additional: [])
    var call = fact(
      .subscript, at: node, role: .keyPath, base: base, arguments: read.values)
    call.labels = build.list(read.labels)
    let index = addExpression(call)
    finish(read, of: index)
    return index
  }

  private func addKeyPathMember(
    _ node: DeclReferenceExprSyntax, base: ExpressionIndex, context: Int32
  ) -> ExpressionIndex {
    // `\.self` and a name that is missing name nothing.
    if node.baseName.isMissing || isSelfKeyword(node.baseName) { return base }
    var marks: ExpressionFact.Marks = .isInKeyPath
    let nameID = memberName(node.baseName, &marks)
    var member = fact(
      base < 0 ? .implicitMember : .member, at: node.baseName, role: .keyPath, base: base,
      name: nameID)
    member.marks = marks
    if base < 0 { member.context = context }
    return addExpression(member)
  }

  // MARK: Macros

  /// Lowers `#name(arguments) { … }`.
  @discardableResult
  func readMacroUse(
    name token: TokenSyntax, module: TokenSyntax?, generics: GenericArgumentClauseSyntax?,
    arguments: LabeledExprListSyntax, trailing: ClosureExprSyntax?,
    additional: MultipleTrailingClosureElementListSyntax
  ) -> ExpressionIndex {
    let typeArguments = build.list(readGenericArguments(generics))
    let base = module.map { addExpression(fact(.name, at: $0, name: name($0))) } ?? -1
    let read = readArguments(arguments, trailing: trailing, additional: additional)
    var macro = fact(
      .macro, at: token, role: .macro, base: base, name: name(token), arguments: read.values)
    macro.typeArguments = typeArguments
    macro.labels = build.list(read.labels)
    if read.hasTrailingClosure { macro.marks.insert(.hasTrailingClosure) }
    let index = token.isMissing ? ExpressionFact.none : addExpression(macro)
    finish(read, of: index)
    return index
  }
}
