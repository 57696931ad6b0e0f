import SourceFacts
import SourceText
import SwiftSyntax

/// Reads key paths.
struct KeyPathReader: GrammarReader {
  let here: BodyContext

  /// Reads `\Root.a[b]?.c`; without a root the first component is an implicit member.
  func read(_ node: KeyPathExprSyntax, expecting expectation: Expectation) -> Operand {
    let context = context(expectation)
    var base = Operand.none
    if let root = node.root {
      base = add(.type(types.read(root)), at: root)
    }
    for component in node.components {
      base = read(component, base: base, context: context)
    }
    return add(.keyPath(base, context: context), at: node, role: .keyPath)
  }

  private func read(
    _ node: KeyPathComponentSyntax, base: Operand, context: ID<ContextFact>?
  ) -> Operand {
    switch node.component {
    case .property(let property):
      return addMember(property.declName, base: base, context: context)
    case .subscript(let subscripted):
      return addSubscript(at: node, base: base, subscripted.arguments)
    case .optional(let optional):
      guard base.expression != nil else { return base }
      let mark = optional.questionOrExclamationMark
      return add(
        mark.tokenKind == .exclamationMark ? .forceUnwrap(base) : .optionalChain(base), at: mark,
        role: .keyPath)
    default: return base
    }
  }

  private func addSubscript(
    at node: KeyPathComponentSyntax, base: Operand, _ arguments: LabeledExprListSyntax
  ) -> Operand {
    let read = calls.readArguments(arguments)
    var call = fact(.subscript(base), at: node, role: .keyPath)
    call.arguments = build.list(read.all) { $0.value }
    call.labels = build.list(read.all) { $0.label }
    let index = build.add(call)
    calls.finish(read, of: index)
    return Operand(index)
  }

  private func addMember(
    _ node: DeclReferenceExprSyntax, base: Operand, context: ID<ContextFact>?
  ) -> Operand {
    // `\.self` and a name that is missing name nothing.
    if node.baseName.isMissing || text.isSelfKeyword(node.baseName) { return base }
    let (nameID, marks) = names.member(node.baseName)
    var member = fact(
      base.expression == nil ? .implicitMember(context: context) : .member(of: base),
      at: node.baseName, role: .keyPath, name: nameID)
    member.marks = marks.union(.isInKeyPath)
    member.selector = node.moduleSelector.map { name($0.moduleName) }
    return build.addOperand(member)
  }
}
