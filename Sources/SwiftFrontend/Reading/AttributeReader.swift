import SourceFacts
import SwiftSyntax

/// Reads attributes: their names are references, their arguments expressions.
struct AttributeReader: GrammarReader {
  let here: Surroundings

  /// Reads the attributes of a declaration.
  func read(_ attributes: AttributeListSyntax, of declaration: DeclarationIndex) {
    if attributes.isEmpty { return }
    var types: [TypeIndex] = []
    build.within(declaration) { read(attributes, into: &types) }
    guard !types.isEmpty else { return }
    build[declaration: declaration].attributes = build.list(types)
    let isObjC = types.contains { type in
      let name = build[type: type].name
      return name == known.objc || name == known.objcMembers
    }
    if isObjC { build[declaration: declaration].marks.insert(.isObjC) }
    let named = types.first { build[type: $0].name == known.objc }
    if let named, let name = build[build[type: named].labels].first {
      build[declaration: declaration].otherName = name
    }
  }

  /// Reads attributes that belong to no declaration: of parameters, accessors, local names, or
  /// behind nothing.
  func readLoose(_ attributes: AttributeListSyntax) {
    if attributes.isEmpty { return }
    var types: [TypeIndex] = []
    read(attributes, into: &types)
  }

  private func read(_ attributes: AttributeListSyntax, into types: inout [TypeIndex]) {
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
  func read(_ attribute: AttributeSyntax) -> TypeIndex {
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
  private func keep(_ arguments: AttributeSyntax.Arguments, of type: TypeIndex) {
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

  /// Reads `@Name(…)` as a call of the type, which it is for property wrappers; for the attributes
  /// of the language and of macros only what is an expression.
  private func readArguments(
    _ arguments: LabeledExprListSyntax, of type: TypeIndex, at attribute: AttributeSyntax
  ) {
    guard let kind = known.attributes[build[type: type].name] else {
      let base = build.add(fact(.type, at: attribute.attributeName, base: type))
      _ = calls.add(.call, base: base, calls.readArguments(arguments), role: .value)
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
