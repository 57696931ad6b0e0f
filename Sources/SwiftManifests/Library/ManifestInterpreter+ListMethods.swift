import SwiftSyntax

extension ManifestInterpreter {
  /// Methods of lists that exist as values too, such as `forEach(package.targets.append)`.
  static let listMethodNames: Set<String> = ["contains", "map", "filter", "joined"]

  /// A method that changes nothing; `nil` when it is not known.
  func libraryMethod(
    _ name: String, on receiver: Value, _ arguments: [EvaluatedArgument],
    at node: some SyntaxProtocol, hint: TypeHint?
  ) -> Value? {
    switch receiver {
    case .string(let text):
      if let result = stringMethod(name, of: text, arguments) { return result }
      return characterMethod(name, of: text, arguments, at: node, hint: hint)
    case .dictionary(let entries):
      if let result = dictionaryMethod(name, of: entries, arguments, at: node) { return result }
    case .type: return nil
    case .array, .range: break
    default:
      return name == "map" || name == "flatMap" ? optionalMap(receiver, arguments, node) : nil
    }
    guard let items = iterationElements(of: receiver, at: node) else { return nil }
    let call = ListCall(items: items, arguments: arguments, node: Syntax(node), hint: hint)
    return transformation(name, call) ?? search(name, call) ?? selection(name, call)
  }

  /// A method of a string as the list of its characters; a choice of them is a string again.
  private func characterMethod(
    _ name: String, of text: String, _ arguments: [EvaluatedArgument],
    at node: some SyntaxProtocol, hint: TypeHint?
  ) -> Value? {
    spend(text.utf8.count, at: node)
    let items = list(.string(text), at: offset(of: node))
    let call = ListCall(items: items, arguments: arguments, node: Syntax(node), hint: hint)
    if name == "split", let function = call.function {
      let isSeparator = items.map { holds(function, for: $0, call) == true }
      let pieces = zip(text, isSeparator).split { $0.1 }.map { String($0.map(\.0)) }
      return .array(pieces.map { Element(value: .string($0), offset: offset(of: node)) })
    }
    let result = transformation(name, call) ?? search(name, call) ?? selection(name, call)
    guard ["filter", "prefix", "drop"].contains(name), case .array(let kept)? = result else {
      return result
    }
    return joined(ListCall(items: kept, arguments: [], node: Syntax(node)))
  }

  /// A call of a list's method.
  struct ListCall {
    var items: [Element]
    var arguments: [EvaluatedArgument]
    var node: Syntax
    var hint: TypeHint?

    /// The function given as the first or only argument.
    var function: Function? {
      for argument in arguments {
        if case .function(let function) = argument.element.value { return function }
      }
      return nil
    }

    var first: Value? { arguments.first?.element.value }
    var label: String { arguments.first?.label ?? "" }
  }

  /// `map` and `flatMap` of an optional that is not `nil`.
  private func optionalMap(
    _ receiver: Value, _ arguments: [EvaluatedArgument], _ node: some SyntaxProtocol
  ) -> Value? {
    guard case .function(let function)? = arguments.first?.element.value else { return nil }
    return apply(function, [anonymous(receiver, at: node)], at: node)
  }

  func apply(
    _ function: Function, to element: Element, _ call: ListCall, hint: TypeHint? = nil
  ) -> Value {
    apply(
      function, [EvaluatedArgument(label: "", element: element)], at: call.node, hint: hint)
  }

  /// An element made from another one.
  private func derived(_ value: Value, from source: Element) -> [Element] {
    expanded(
      Element(
        value: value, offset: origin(of: value) ?? source.offset,
        isConditional: source.isConditional))
  }

  private func transformation(_ name: String, _ call: ListCall) -> Value? {
    guard let function = call.function else { return nil }
    switch name {
    case "map":
      return .array(
        call.items.flatMap { element in
          derived(apply(function, to: element, call, hint: call.hint?.element), from: element)
        })
    case "compactMap":
      return .array(
        call.items.flatMap { element -> [Element] in
          let value = apply(function, to: element, call, hint: call.hint?.element)
          if case .null = value { return [] }
          return derived(value, from: element)
        })
    case "flatMap": return flatMapped(function, call)
    case "forEach":
      for element in call.items {
        let round = { _ = self.apply(function, to: element, call) }
        if element.isConditional { _ = fork([{}, round]) } else { round() }
      }
      return .void
    case "reduce": return reduced(function, call)
    default: return nil
    }
  }

  private func flatMapped(_ function: Function, _ call: ListCall) -> Value {
    var result: [Element] = []
    for element in call.items {
      let inner = list(apply(function, to: element, call, hint: call.hint), at: element.offset)
      spend(inner.count, at: call.node)
      result += element.isConditional ? inner.map { $0.conditional() } : inner
    }
    return .array(result)
  }

  /// `reduce(initial) { … }` and `reduce(into: initial) { … }`.
  private func reduced(_ function: Function, _ call: ListCall) -> Value? {
    guard var result = call.first else { return nil }
    for element in call.items {
      let next: () -> Value
      if call.label == "into" {
        next = { self.reducedInto(result, element, function, call) }
      } else {
        next = {
          self.apply(
            function,
            [
              self.anonymous(result, at: call.node), EvaluatedArgument(label: "", element: element),
            ], at: call.node)
        }
      }
      result = element.isConditional ? forkValue([{ result }, next]) : next()
    }
    return result
  }

  private func reducedInto(
    _ result: Value, _ element: Element, _ function: Function, _ call: ListCall
  ) -> Value {
    guard case .closure(let closure, let outer) = function.body else {
      return .unknown(excerpt(of: call.node))
    }
    let scope = Scope(parent: outer)
    declare("$0", result, in: scope)
    declare("$1", element.value, in: scope)
    var name = "$0"
    if case .simpleInput(let list)? = closure.signature?.parameterClause {
      let names = list.map(\.name.identifierText)
      name = names.first ?? name
      for (name, value) in zip(names, [result, element.value]) { declare(name, value, in: scope) }
    }
    return self.call(at: call.node) {
      _ = self.runBody(Array(closure.statements), in: scope)
      return scope.bindings[name].map { self.cells[$0.cell] } ?? result
    }
  }
}
