import SourceFacts
import SwiftSyntax

/// Reads key paths.
struct KeyPathReader: GrammarReader {
  let here: Surroundings

  /// Reads `\Root.a[b]?.c`; without a root the first component is an implicit member.
  func read(_ node: KeyPathExprSyntax, expecting expectation: Expectation) -> ExpressionIndex {
    let context = context(expectation)
    var base = ExpressionFact.none
    if let root = node.root {
      base = build.add(fact(.type, at: root, base: types.read(root).index))
    }
    for component in node.components {
      base = read(component, base: base, context: context)
    }
    var whole = fact(.keyPath, at: node, role: .keyPath, base: base)
    whole.context = context
    return build.add(whole)
  }

  private func read(
    _ node: KeyPathComponentSyntax, base: ExpressionIndex, context: Int32
  ) -> ExpressionIndex {
    switch node.component {
    case .property(let property):
      return addMember(property.declName, base: base, context: context)
    case .subscript(let subscripted):
      return addSubscript(at: node, base: base, subscripted.arguments)
    case .optional(let optional):
      guard base >= 0 else { return base }
      let mark = optional.questionOrExclamationMark
      let kind: ExpressionFact.Kind =
        mark.tokenKind == .exclamationMark ? .forceUnwrap : .optionalChain
      return build.add(fact(kind, at: mark, role: .keyPath, base: base))
    default: return base
    }
  }

  private func addSubscript(
    at node: KeyPathComponentSyntax, base: ExpressionIndex, _ arguments: LabeledExprListSyntax
  ) -> ExpressionIndex {
    let read = calls.readArguments(arguments)
    var call = fact(.subscript, at: node, role: .keyPath, base: base, arguments: read.values)
    call.labels = build.list(read.labels)
    let index = build.add(call)
    calls.finish(read, of: index)
    return index
  }

  private func addMember(
    _ node: DeclReferenceExprSyntax, base: ExpressionIndex, context: Int32
  ) -> ExpressionIndex {
    // `\.self` and a name that is missing name nothing.
    if node.baseName.isMissing || text.isSelfKeyword(node.baseName) { return base }
    let (nameID, marks) = names.member(node.baseName)
    var member = fact(
      base < 0 ? .implicitMember : .member, at: node.baseName, role: .keyPath, base: base,
      name: nameID)
    member.marks = marks.union(.isInKeyPath)
    if base < 0 { member.context = context }
    return build.add(member)
  }
}
