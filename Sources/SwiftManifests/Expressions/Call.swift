import SwiftSyntax

/// A call as written, and where.
struct Call {
  let node: FunctionCallExprSyntax
  let arguments: [WrittenArgument]
  let context: Context
  /// The type that the result should have.
  let hint: TypeHint?

  init(_ node: FunctionCallExprSyntax, in context: Context, hint: TypeHint?) {
    self.node = node
    self.context = context
    self.hint = hint
    var arguments = node.arguments.map { argument in
      WrittenArgument(
        label: argument.label?.identifierText ?? "", expression: argument.expression,
        isTrailing: false)
    }
    if let closure = node.trailingClosure {
      arguments.append(
        WrittenArgument(label: "", expression: ExprSyntax(closure), isTrailing: true))
    }
    for closure in node.additionalTrailingClosures {
      arguments.append(
        WrittenArgument(
          label: closure.label.identifierText, expression: ExprSyntax(closure.closure),
          isTrailing: true))
    }
    self.arguments = arguments
  }

  var site: Site { context.site(node) }
  var unknown: Value { .unknown(site.excerpt) }

  func notUnderstood(because reason: String) -> Value {
    .unknown(site.notUnderstood(because: reason))
  }

  func fits(_ clause: FunctionParameterClauseSyntax) -> Bool {
    Parameter.list(of: clause, context.types).assignment(of: arguments) != nil
  }

  /// Evaluates arguments whose parameters are not declared in the manifest.
  func evaluated(
    addsElements: Bool = false, hint: (String) -> TypeHint? = { _ in nil }
  ) -> [Argument] {
    arguments.map { argument in
      Argument(
        label: argument.label,
        element: context.element(
          argument.expression, hint: hint(argument.label), ofParameter: addsElements),
        isTrailing: argument.isTrailing)
    }
  }

  /// Evaluates the arguments of a function of the description library; those that say nothing of
  /// modules are passed over.
  func evaluated(forLibraryFunction name: String) -> [Argument] {
    let library = context.types.library
    return arguments.map { argument in
      let label = argument.label
      if library.ignores(label, in: name) {
        let offset = context.site(argument.expression).offset
        return Argument(label: label, element: ListElement(value: .null, offset: offset))
      }
      let hint = library.hint(of: label, in: name)
      let element = context.evaluation.silently(library.mayStayUnknown(label, in: name)) {
        context.element(argument.expression, hint: hint)
      }
      return Argument(label: label, element: element, isTrailing: argument.isTrailing)
    }
  }

  /// Evaluates the associated values of a case, those that are left out by their defaults; `nil` where the
  /// labels do not fit.
  func evaluated(for element: ManifestType.Case, of type: ManifestType) -> [Field]? {
    let parameters = element.parameters.map { parameter in
      Parameter(
        label: parameter.label, name: parameter.label, hint: parameter.hint,
        defaultValue: parameter.defaultValue)
    }
    guard let assignment = parameters.assignment(of: arguments) else { return nil }
    return zip(parameters, assignment).map { parameter, indices in
      let value =
        if let index = indices.first {
          context.element(arguments[index].expression, hint: parameter.hint)
        } else if let value = parameter.defaultValue {
          context.member(of: type).element(value, hint: parameter.hint)
        } else {
          ListElement(value: .null, offset: site.offset)
        }
      return Field(label: parameter.label, element: value)
    }
  }

  /// The same call of what the standard library declares.
  ///
  /// - Parameter addsElements: whether its arguments become elements of a list.
  func library(
    addsElements: Bool = false, hint: (String) -> TypeHint? = { _ in nil }
  ) -> LibraryCall {
    context.libraryCall(
      evaluated(addsElements: addsElements, hint: hint), at: site, hint: self.hint)
  }

  /// Evaluates arguments with the types of the parameters that they go to.
  ///
  /// - Parameter receiver: the type of the list whose method is called.
  func evaluated(for parameters: [Parameter], receiver: TypeHint? = nil) -> [Argument] {
    guard let assignment = parameters.assignment(of: arguments) else { return evaluated() }
    var parameterOfArgument: [Int: Parameter] = [:]
    for (parameter, indices) in zip(parameters, assignment) {
      for index in indices { parameterOfArgument[index] = parameter }
    }
    return arguments.enumerated().map { index, argument in
      let parameter = parameterOfArgument[index]
      if parameter?.isInOut == true {
        let values = context.lvalues
        let target = values.locate(argument.expression)
        let site = context.site(argument.expression)
        let value = values.read(target, at: site)
        return Argument(
          label: argument.label, element: ListElement(value: value, offset: site.offset),
          target: target)
      }
      var hint = parameter?.isVariadic == true ? parameter?.hint?.element : parameter?.hint
      if let receiver, hint?.path == "Element" {
        hint = hint?.isCollection == true ? receiver.collection : receiver.element
      }
      return Argument(
        label: argument.label,
        element: context.element(argument.expression, hint: hint, ofParameter: true),
        isTrailing: argument.isTrailing)
    }
  }
}
