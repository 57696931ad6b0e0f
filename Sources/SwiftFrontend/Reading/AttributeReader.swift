import SourceFacts
import SourceText
import SwiftSyntax

/// Reads attributes: their names are references, their arguments expressions.
struct AttributeReader: GrammarReader {
  let here: BodyContext

  /// Reads the attributes of a declaration.
  func read(_ attributes: AttributeListSyntax, of declaration: ID<DeclarationFact>) {
    if attributes.isEmpty { return }
    var types: [ID<TypeFact>] = []
    build.within(declaration) { read(attributes, into: &types) }
    guard !types.isEmpty else { return }
    build[declaration].attributes = build.list(types)
    let isObjC = types.contains { type in
      let name = build[type].name
      return name == known.objc || name == known.objcMembers
    }
    if isObjC { build[declaration].marks.insert(.isObjC) }
    let named = types.first { build[$0].name == known.objc }
    if let named, let name = build[build[named].labels].first?.id {
      build[declaration].otherName = name
    }
  }

  /// Reads attributes that belong to no declaration: of parameters, accessors, local names, or
  /// behind nothing.
  func readLoose(_ attributes: AttributeListSyntax) {
    if attributes.isEmpty { return }
    var types: [ID<TypeFact>] = []
    read(attributes, into: &types)
  }

  private func read(_ attributes: AttributeListSyntax, into types: inout [ID<TypeFact>]) {
    for element in attributes {
      switch element {
      case .attribute(let attribute):
        let type = read(attribute)
        types.append(type)
        if let arguments = attribute.arguments { keep(arguments, of: type) }
      case .ifConfigDecl(let config):
        forEachBranch(of: config) { elements in
          if case .attributes(let inner) = elements { read(inner, into: &types) }
        }
      }
    }
  }

  /// Reads one attribute and returns its name as a type.
  @discardableResult
  func read(_ attribute: AttributeSyntax) -> ID<TypeFact> {
    let type = types.read(attribute.attributeName, role: .attribute)
    switch attribute.arguments {
    case .argumentList(let arguments):
      readArguments(arguments, of: type, at: attribute)
    case .implementsArguments(let arguments):
      types.read(arguments.type)
    case .specializeArguments(let arguments):
      for case .genericWhereClause(let clause) in arguments { generics.readTypes(of: clause) }
    default: break
    }
    return type
  }

  /// Longer arguments, such as tables of test cases, are kept in part.
  private static let argumentLimit = 1000

  /// Keeps the text of an attribute's arguments with one space between what is apart.
  private func keep(_ arguments: AttributeSyntax.Arguments, of type: ID<TypeFact>) {
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
    build[type].labels = build.list([OptionalID(build.names.id(of: text))])
  }

  /// Reads `@Name(…)` as a call of the type, which it is for property wrappers; for the attributes
  /// of the language and of macros only what is an expression.
  private func readArguments(
    _ arguments: LabeledExprListSyntax, of type: ID<TypeFact>, at attribute: AttributeSyntax
  ) {
    guard let kind = build[type].name.flatMap({ known.attributes[$0] }) else {
      let base = add(.type(type), at: attribute.attributeName)
      _ = calls.add(.call(base), calls.readArguments(arguments), role: .value)
      return
    }
    switch kind {
    case .macroRole:
      for argument in arguments where argument.label?.text == "conformances" {
        expressions.read(argument.expression)
      }
    case .words: break
    }
  }
}
