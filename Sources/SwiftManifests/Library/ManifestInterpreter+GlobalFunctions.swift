import SwiftSyntax

extension ManifestInterpreter {
  static let globalFunctionNames: Set<String> = [
    "print", "debugPrint", "dump", "fputs", "NSLog", "setenv", "unsetenv", "fflush", "fatalError",
    "preconditionFailure", "assertionFailure", "precondition", "assert", "exit", "abort", "getenv",
    "min", "max", "abs", "zip", "stride",
  ]

  /// A function of the standard or C library.
  func globalCall(
    _ name: String, _ arguments: [EvaluatedArgument], at node: some SyntaxProtocol
  ) -> Value {
    let first = arguments.first?.element.value
    switch name {
    case "fatalError", "preconditionFailure", "exit", "abort": return .unset
    case "getenv":
      guard case .string(let variable)? = first else { return .unknown(excerpt(of: node)) }
      return environment[variable].map { .string($0) } ?? .null
    case "min", "max":
      let call = ListCall(
        items: arguments.map(\.element), arguments: [], node: Syntax(node), hint: nil)
      return selection(name, call) ?? .unknown(excerpt(of: node))
    case "abs":
      guard case .integer(let number)? = first, number > .min else { return .unknown("a number") }
      return .integer(number < 0 ? -number : number)
    case "zip": return zipped(arguments, at: node)
    case "stride": return strided(arguments, at: node)
    default: return .void
    }
  }

  private func zipped(_ arguments: [EvaluatedArgument], at node: some SyntaxProtocol) -> Value {
    guard arguments.count == 2 else { return .unknown(excerpt(of: node)) }
    let lists = arguments.map { list($0.element.value, at: $0.element.offset) }
    return .array(
      zip(lists[0], lists[1]).map { left, right in
        let fields = [Field(label: "", element: left), Field(label: "", element: right)]
        return Element(
          value: .tuple(fields), offset: left.offset,
          isConditional: left.isConditional || right.isConditional)
      })
  }

  private func strided(_ arguments: [EvaluatedArgument], at node: some SyntaxProtocol) -> Value {
    let numbers = arguments.compactMap { argument -> Int? in
      if case .integer(let number) = argument.element.value { number } else { nil }
    }
    guard numbers.count == 3, numbers[2] != 0 else { return .unknown(excerpt(of: node)) }
    var result: [Element] = []
    let isThrough = arguments.contains { $0.label == "through" }
    var number = numbers[0]
    while !isStopped {
      let isInside = numbers[2] > 0 ? number < numbers[1] : number > numbers[1]
      guard isInside || (isThrough && number == numbers[1]) else { break }
      spend(at: node)
      result.append(Element(value: .integer(number), offset: offset(of: node)))
      let (next, overflow) = number.addingReportingOverflow(numbers[2])
      if overflow { break }
      number = next
    }
    return .array(result)
  }

  /// Conversions and collections of the standard library; `nil` for other types.
  func constructBuiltIn(
    _ path: String, _ arguments: [EvaluatedArgument], at node: some SyntaxProtocol
  ) -> Value? {
    switch path {
    case "String", "Substring", "Character": return newString(arguments, at: node)
    case "Int": return newInteger(arguments)
    case "Bool":
      guard case .string(let text)? = arguments.first?.element.value else {
        return arguments.first?.element.value ?? .boolean(false)
      }
      return ["true": .boolean(true), "false": .boolean(false)][text] ?? .null
    case "Array", "ContiguousArray", "ArraySlice": return newList(arguments, at: node)
    case "Set", "OrderedSet":
      guard case .array(let items) = newList(arguments, at: node) else { return nil }
      spend(items.count * items.count / 64, at: node)
      return .array(isStopped ? [] : unique(items))
    case "Dictionary", "KeyValuePairs": return newDictionary(arguments)
    case "Optional": return arguments.first?.element.value ?? .null
    default: return nil
    }
  }

  private func newString(
    _ arguments: [EvaluatedArgument], at node: some SyntaxProtocol
  ) -> Value {
    guard let first = arguments.first else { return .string("") }
    if first.label == "repeating" {
      guard case .string(let text) = first.element.value,
        case .integer(let count)? = arguments.last?.element.value, count >= 0
      else { return .unknown(excerpt(of: node)) }
      let (bytes, overflow) = text.utf8.count.multipliedReportingOverflow(by: count)
      spend(overflow ? .max : bytes / 64, at: node)
      return isStopped
        ? .unknown(excerpt(of: node)) : .string(String(repeating: text, count: count))
    }
    if case .unknown = first.element.value { return .unknown(excerpt(of: node)) }
    if case .array(let items) = first.element.value {
      let call = ListCall(items: items, arguments: [], node: Syntax(node), hint: nil)
      return selection("joined", call) ?? .unknown(excerpt(of: node))
    }
    return interpolated(first.element.value)
  }

  private func newInteger(_ arguments: [EvaluatedArgument]) -> Value {
    switch arguments.first?.element.value {
    case .string(let text)?: Int(text).map { .integer($0) } ?? .null
    case .integer(let number)?: .integer(number)
    case nil: .integer(0)
    default: .unknown("a number")
    }
  }
}
