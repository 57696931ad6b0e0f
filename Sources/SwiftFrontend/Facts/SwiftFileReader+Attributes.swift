import ArchModel
import SwiftSyntax

extension SwiftFileReader {
  /// Lowers attributes: their names are references, their arguments expressions.
  func readAttributes(_ attributes: AttributeListSyntax, of declaration: DeclarationIndex) {
    if attributes.isEmpty { return }
    var types: [TypeIndex] = []
    within(declaration) {
      readAttributes(attributes, into: &types)
    }
    guard declaration >= 0, !types.isEmpty else { return }
    facts.declarations[Int(declaration)].attributes = list(types)
    let isObjC = types.contains { type in
      let text = facts.types[Int(type)].name
      return text == known.objc || text == known.objcMembers
    }
    if isObjC { facts.declarations[Int(declaration)].marks.insert(.isObjC) }
  }

  private func readAttributes(_ attributes: AttributeListSyntax, into types: inout [TypeIndex]) {
    for element in attributes {
      switch element {
      case .attribute(let attribute): types.append(readAttributeUse(attribute))
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

  /// Lowers `@Name(…)` as a call of the type, which it is for property wrappers; for the attributes
  /// of the language and of macros only what is an expression.
  private func readArguments(
    _ arguments: LabeledExprListSyntax, ofAttribute type: TypeIndex, at attribute: AttributeSyntax
  ) {
    guard let kind = known.attributes[facts.types[Int(type)].name] else {
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
