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
    let hasBody = attributes.parent?.as(FunctionDeclSyntax.self)?.body != nil
    for type in types { noteForeignName(type, of: declaration, hasBody: hasBody) }
  }

  /// Notes by which name the C family knows a declaration, if an attribute says that it does.
  private func noteForeignName(
    _ type: ID<TypeFact>, of declaration: ID<DeclarationFact>, hasBody: Bool
  ) {
    guard build[type].kind == .named,
      let attribute = attributeName(type).flatMap({ ForeignNameAttribute($0) }),
      attribute != .textOfBody || hasBody
    else { return }
    build[declaration].marks.insert(.isObjC)
    guard build[declaration].otherName == nil,
      let written = build[build[type].labels].first?.id.map({ build.names.string($0) }),
      let name = attribute.name(in: written)
    else { return }
    build[declaration].otherName = build.names.id(of: String(name))
  }

  /// The name of an attribute, without the module that it may be written with.
  private func attributeName(_ type: ID<TypeFact>) -> String? {
    build[type].name.map { build.names.string($0) }
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
    case .specializedArguments(let argument):
      generics.readTypes(of: argument.genericWhereClause)
    case .specializeArguments(let arguments):
      for case .genericWhereClause(let clause) in arguments { generics.readTypes(of: clause) }
    case .abiArguments(let arguments):
      readTypes(in: arguments.provider._syntaxNode)
    default: break
    }
    return type
  }

  /// Reads the types that a declaration is written with which is none of its own: that in `@abi(…)` says what
  /// the one behind it was before.
  private func readTypes(in node: Syntax) {
    if let type = node.as(TypeSyntax.self) {
      types.read(type)
    } else {
      for child in node.children(viewMode: .sourceAccurate) { readTypes(in: child) }
    }
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
    guard let kind = attributeName(type).flatMap({ LanguageAttribute($0) }) else {
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
