/// The functions of the standard and C library, by name.
enum GlobalFunctions {
  /// Calls a function; `nil` when there is none of that name.
  static func call(_ name: String, _ call: LibraryCall) -> Value? {
    guard let function = table[name] else { return nil }
    if labelled.contains(name), !LibrarySignatures.fits(name, call.arguments) {
      return .unknown(
        call.site.notUnderstood(because: "a function `\(name)` with these labels is not known here")
      )
    }
    return function(call)
  }

  /// Functions that have arguments of a certain number.
  private static let labelled: Set<String> = ["getenv", "abs", "zip", "stride"]

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
    // Of a range without an end as many numbers are taken as the other list has elements.
    let counts = call.arguments.map { $0.value.knownCount ?? .max }
    let lists = call.arguments.map { argument -> [ListElement] in
      var value = argument.value
      if case .range(let range) = value {
        let count = min(counts.min() ?? 0, range.width)
        guard call.spend(min(count, 1 << 40)) else { return [] }
        value = .range(range.lowerBound..<(range.lowerBound + count))
      }
      return value.elements(at: argument.element.offset)
    }
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

extension Value {
  /// How many elements it has as a list; `nil` for ranges without an end, and what is no list.
  fileprivate var knownCount: Int? {
    switch self {
    case .array(let items): items.count
    case .dictionary(let entries): entries.count
    case .string(let text): text.count
    case .range(let range): range.upperBound == .max ? nil : range.width
    default: nil
    }
  }
}
