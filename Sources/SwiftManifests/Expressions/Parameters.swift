import SwiftSyntax

/// What decides which parameter an argument goes to.
protocol Labelled {
  var label: String { get }
  /// Whether it is written behind the parentheses.
  var isTrailing: Bool { get }
}

extension Argument: Labelled {}

/// An argument as written.
struct WrittenArgument: Labelled {
  var label: String
  var expression: ExprSyntax
  var isTrailing: Bool
}

/// A parameter of a declared function or initialiser.
struct Parameter {
  var label: String
  var name: String
  var hint: TypeHint?
  var defaultValue: ExprSyntax?
  var isVariadic = false
  var isInOut = false
  /// Whether it takes a function; `nil` where that is not known.
  var takesFunction: Bool?
  /// The result builder that collects what a closure given for it makes.
  var builder: ManifestType?

  /// The parameters of a declaration, with the types that a table knows.
  static func list(
    of clause: FunctionParameterClauseSyntax, _ types: TypeTable
  ) -> [Parameter] {
    clause.parameters.map { parameter in
      let first = parameter.firstName
      let isVariadic = parameter.ellipsis != nil
      let hint = types.hint(of: parameter.type)
      return Parameter(
        label: first.text == "_" ? "" : first.identifierText,
        name: (parameter.secondName ?? first).identifierText,
        hint: isVariadic ? hint.map(\.collection) : hint,
        defaultValue: parameter.defaultValue?.value, isVariadic: isVariadic,
        isInOut: parameter.type.trimmedDescription.hasPrefix("inout "),
        takesFunction: parameter.type.isFunction,
        builder: types.resultBuilder(in: parameter.attributes))
    }
  }
}

extension [Parameter] {
  /// Assigns arguments by label; `nil` when they do not fit.
  ///
  /// The result has, for each parameter, the indices of its arguments. As in the language, arguments
  /// come in the order of the parameters, so that one pass over both decides: a parameter takes the
  /// next argument if that may be its own, or else is left out, which needs a default.
  func assignment(of arguments: [some Labelled]) -> [[Int]]? {
    var result: [[Int]] = []
    var next = 0
    for (index, parameter) in enumerated() {
      var taken: [Int] = []
      if next < arguments.count, parameter.accepts(arguments[next], isLast: index == count - 1) {
        taken.append(next)
        next += 1
        while parameter.isVariadic, next < arguments.count, arguments[next].label.isEmpty,
          !arguments[next].isTrailing
        {
          taken.append(next)
          next += 1
        }
      } else if parameter.defaultValue == nil, !parameter.isVariadic {
        return nil
      }
      result.append(taken)
    }
    return next == arguments.count ? result : nil
  }

  /// Assigns arguments by position, as those of a function that is passed as a value.
  func assignment(byPosition count: Int) -> [[Int]]? {
    let unlabelled = map { parameter in
      var copy = parameter
      copy.label = ""
      return copy
    }
    return unlabelled.assignment(of: [Positional](repeating: Positional(), count: count))
  }
}

private struct Positional: Labelled {
  let label = ""
  let isTrailing = false
}

extension Parameter {
  /// A trailing closure without a label goes to the first parameter that takes a function, or to one of
  /// which that is not known, if it has no default or is the last (SE-0286).
  fileprivate func accepts(_ argument: some Labelled, isLast: Bool) -> Bool {
    guard argument.isTrailing, argument.label.isEmpty else { return argument.label == label }
    return takesFunction ?? (defaultValue == nil || isLast)
  }
}

extension TypeSyntax {
  /// Whether functions are of the type; `nil` where its name does not tell.
  fileprivate var isFunction: Bool? {
    let type = unwrapped
    switch type.as(TypeSyntaxEnum.self) {
    case .functionType: return true
    case .arrayType, .dictionaryType, .tupleType: return false
    case .identifierType(let node):
      let plain = ["String", "Int", "Bool", "Double", "KeyPath", "Set", "Array", "Dictionary"]
      return plain.contains(node.name.text) ? false : nil
    default: return nil
    }
  }
}
