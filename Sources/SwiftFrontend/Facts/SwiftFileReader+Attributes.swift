import SourceFacts
import SwiftSyntax

extension SwiftFileReader {
  /// Lowers attributes: their names are references, their arguments expressions.
  func readAttributes(_ attributes: AttributeListSyntax, of declaration: DeclarationIndex) {
    if attributes.isEmpty { return }
    var types: [TypeIndex] = []
    build.within(declaration) {
      readAttributes(attributes, into: &types)
    }
    guard declaration >= 0, !types.isEmpty else { return }
    build[declaration: declaration].attributes = build.list(types)
    let isObjC = types.contains { type in
      let text = build[type: type].name
      return text == known.objc || text == known.objcMembers
    }
    if isObjC { build[declaration: declaration].marks.insert(.isObjC) }
    let named = types.first { build[type: $0].name == known.objc }
    if let named, let name = build[build[type: named].labels].first {
      build[declaration: declaration].otherName = name
    }
  }

  private func readAttributes(_ attributes: AttributeListSyntax, into types: inout [TypeIndex]) {
    for element in attributes {
      switch element {
      case .attribute(let attribute):
        let type = readAttributeUse(attribute)
        types.append(type)
        if let arguments = attribute.arguments { keep(arguments, ofAttribute: type) }
      case .ifConfigDecl(let config):
        forEachBranch(of: config) { elements in
          if case .attributes(let inner) = elements { readAttributes(inner, into: &types) }
        }
      }
    }
  }

  /// Lowers attributes that belong to no declaration: of parameters, accessors, local names, or
  /// behind nothing.
  func readLooseAttributes(_ attributes: AttributeListSyntax) {
    if attributes.isEmpty { return }
    var types: [TypeIndex] = []
    readAttributes(attributes, into: &types)
  }

  /// Lowers one attribute and returns its name as a type.
  @discardableResult
  func readAttributeUse(_ attribute: AttributeSyntax) -> TypeIndex {
    let type = readType(attribute.attributeName, role: .attribute)
    switch attribute.arguments {
    case .argumentList(let arguments):
      readArguments(arguments, ofAttribute: type, at: attribute)
    case .implementsArguments(let arguments):
      readType(arguments.type)
    case .specializeArguments(let arguments):
      for case .genericWhereClause(let clause) in arguments { readTypes(of: clause) }
    default: break
    }
    return type
  }

  /// Longer arguments, such as tables of test cases, are kept in part.
  private static let argumentLimit = 1000

  /// Keeps the text of an attribute's arguments with one space between what is apart.
  private func keep(_ arguments: AttributeSyntax.Arguments, ofAttribute type: TypeIndex) {
    var text = ""
    var isApart = false
    for token in arguments.tokens(viewMode: .sourceAccurate) {
      if isApart || !token.leadingTrivia.isEmpty, !text.isEmpty { text += " " }
      text += token.text
      isApart = !token.trailingTrivia.isEmpty
      if text.utf8.count > Self.argumentLimit {
        let scalars = text.unicodeScalars
        let end = text.utf8.index(text.startIndex, offsetBy: Self.argumentLimit)
        text = String(scalars[..<scalars.index(before: scalars.index(after: end))]) + "…"
        break
      }
    }
    guard !text.isEmpty else { return }
    build[type: type].labels = build.list([build.names.id(of: text)])
  }

  /// Lowers `@Name(…)` as a call of the type, which it is for property wrappers; for the attributes
  /// of the language and of macros only what is an expression.
  private func readArguments(
    _ arguments: LabeledExprListSyntax, ofAttribute type: TypeIndex, at attribute: AttributeSyntax
  ) {
    guard let kind = known.attributes[build[type: type].name] else {
      let base = addExpression(fact(.type, at: attribute.attributeName, base: type))
      let read = readArguments(arguments, trailing: nil, additional: [])
      _ = addCall(.call, base: base, read, role: .value)
      return
    }
    for argument in arguments {
      switch kind {
      case .macroRole where argument.label?.text == "conformances":
        readExpression(argument.expression)
      case .macroRole, .words: break
      }
    }
  }
}
