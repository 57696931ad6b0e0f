import SourceFacts
import SwiftSyntax

/// Reads expansions of macros: `#name(arguments) { … }`.
struct MacroReader: GrammarReader {
  let here: BodyContext

  /// Reads an expansion among the members of a type.
  func read(_ node: MacroExpansionDeclSyntax) {
    declare(node, node.attributes, node.modifiers) { expand(node) }
  }

  /// Reads an expansion at the top of a file, such as `#Preview { … }`, which is parsed as an
  /// expression there.
  func readTopLevel(_ node: MacroExpansionExprSyntax) {
    declare(node, nil, nil) { expand(node) }
  }

  /// Reads an expansion in an expression.
  func read(_ node: MacroExpansionExprSyntax) -> Operand { expand(node) }

  private func declare(
    _ node: some FreestandingMacroExpansionSyntax, _ attributes: AttributeListSyntax?,
    _ modifiers: DeclModifierListSyntax?, _ body: () -> Void
  ) {
    let isPreview = name(node.macroName) == known.preview
    let index = heads.declare(
      .macroExpansion, node.macroName, node, attributes, modifiers,
      marks: isPreview ? .isPreview : [])
    build.within(index) { build.inLocalScope(body) }
  }

  @discardableResult
  private func expand(_ node: some FreestandingMacroExpansionSyntax) -> Operand {
    let typeArguments = build.list(types.readGenericArguments(node.genericArgumentClause))
    let module = node.moduleSelector?.moduleName
    let qualifier = module.map { names.readSelector($0) } ?? Operand.none
    let read = calls.readArguments(
      node.arguments, trailing: node.trailingClosure, additional: node.additionalTrailingClosures)
    var macro = fact(
      .macro(module: qualifier), at: node.macroName, role: .macro, name: name(node.macroName))
    macro.arguments = build.list(read.all) { $0.value }
    macro.typeArguments = typeArguments
    macro.labels = build.list(read.all) { $0.label }
    if read.hasTrailingClosure { macro.marks.insert(.hasTrailingClosure) }
    let index = node.macroName.isMissing ? nil : build.add(macro)
    calls.finish(read, of: index)
    return Operand(index)
  }
}
