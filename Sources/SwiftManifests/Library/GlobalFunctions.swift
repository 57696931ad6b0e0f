/// The functions of the standard and C library, by name.
enum GlobalFunctions {
  /// Calls a function; `nil` when there is none of that name.
  static func call(_ name: String, _ call: LibraryCall) -> Value? { table[name]?(call) }

  static func contains(_ name: String) -> Bool { table[name] != nil }

  private static let table: [String: @Sendable (LibraryCall) -> Value] = {
    var table: [String: @Sendable (LibraryCall) -> Value] = [
      "getenv": { environmentVariable($0) }, "abs": { magnitude($0) }, "zip": { zipped($0) },
      "stride": { strided($0) },
      "min": { ListSelection.extreme($0.on($0.arguments.map(\.element))) { $0.firstValue } },
      "max": {
        ListSelection.extreme($0.on($0.arguments.map(\.element))) { $0.reversed().firstValue }
      },
    ]
    for name in ["fatalError", "preconditionFailure", "exit", "abort"] {
      table[name] = { _ in .unset }
    }
    for name in [
      "print", "debugPrint", "dump", "fputs", "NSLog", "setenv", "unsetenv", "fflush",
      "assertionFailure", "precondition", "assert",
    ] {
      table[name] = { _ in .void }
    }
    return table
  }()

  private static func environmentVariable(_ call: LibraryCall) -> Value {
    guard case .string(let name)? = call.first else { return call.unknown }
    return call.runtime.environment[name].map { .string($0) } ?? .null
  }

  private static func magnitude(_ call: LibraryCall) -> Value {
    guard case .integer(let number)? = call.first, number > .min else {
      return .unknown("a number")
    }
    return .integer(number < 0 ? -number : number)
  }

  private static func zipped(_ call: LibraryCall) -> Value {
    guard call.arguments.count == 2 else { return call.unknown }
    let lists = call.arguments.map { $0.value.elements(at: $0.element.offset) }
    return .array(
      zip(lists[0], lists[1]).map { left, right in
        let fields = [Field(label: "", element: left), Field(label: "", element: right)]
        return ListElement(
          value: .tuple(fields), offset: left.offset,
          isConditional: left.isConditional || right.isConditional)
      })
  }

  /// The numbers of a stride: each costs a step, and the stride is not 0, so that it ends.
  private static func strided(_ call: LibraryCall) -> Value {
    let numbers = call.arguments.compactMap { argument -> Int? in
      if case .integer(let number) = argument.value { number } else { nil }
    }
    guard numbers.count == 3, numbers[2] != 0 else { return call.unknown }
    var result: [ListElement] = []
    let isThrough = call.arguments.contains { $0.label == "through" }
    var number = numbers[0]
    while !call.runtime.budget.isSpent {
      let isInside = numbers[2] > 0 ? number < numbers[1] : number > numbers[1]
      guard isInside || (isThrough && number == numbers[1]) else { break }
      call.spend(1)
      result.append(ListElement(value: .integer(number), offset: call.site.offset))
      let (next, overflow) = number.addingReportingOverflow(numbers[2])
      if overflow { break }
      number = next
    }
    return .array(result)
  }
}
