/// What library functions work with besides their arguments.
struct Runtime {
  let store: Store
  let budget: Budget
  /// The environment variables that are set.
  let environment: [String: String]
}

/// A call of a function or method of the libraries.
struct LibraryCall {
  /// The elements of the list whose method is called.
  var items: [ListElement] = []
  var arguments: [Argument]
  let site: Site
  /// The type that the result should have.
  var hint: TypeHint?
  let runtime: Runtime
  /// How values are compared: by what the manifest declares, else by what they hold.
  var comparison: any ValueComparison = PlainComparison()

  /// Whether two values are equal; `nil` when that is not known.
  func areEqual(_ left: Value, _ right: Value) -> Bool? { comparison.areEqual(left, right) }

  /// The elements without repetitions, in the order of their first appearance. O(elements²).
  func unique(_ items: [ListElement]) -> [ListElement] { items.unique(by: comparison.areEqual) }

  /// The function given as the first or only argument.
  var function: (any Callable)? {
    for argument in arguments {
      if case .function(let function) = argument.value { return function }
    }
    return nil
  }

  var first: Value? { arguments.first?.value }
  var label: String { arguments.first?.label ?? "" }

  /// How many elements are meant by the first argument: one if there is none, `nil` where it is no known
  /// number.
  var count: Int? {
    switch first {
    case .integer(let number)?: max(number, 0)
    case nil: 1
    default: nil
    }
  }

  /// What stands for a result that is not known.
  var unknown: Value { .unknown(site.excerpt) }

  /// A method of a list without arguments.
  func on(_ items: [ListElement]) -> LibraryCall {
    LibraryCall(
      items: items, arguments: [], site: site, runtime: runtime, comparison: comparison)
  }

  /// Whether a predicate holds for an element; `nil` when it is not known.
  func holds(_ predicate: any Callable, for element: ListElement) -> Bool? {
    predicate.call(element, at: site).truth
  }

  /// Uses up steps, and tells whether some are left.
  @discardableResult
  func spend(_ steps: Int) -> Bool {
    runtime.budget.spend(steps, at: site)
    return !runtime.budget.isSpent
  }
}

extension Runtime {
  /// The elements of a value that can be iterated, a step for each of a range.
  func iterationElements(of value: Value, at site: Site) -> [ListElement]? {
    switch value {
    case .range(let range):
      budget.spend(min(range.width, 1 << 40), at: site)
      return budget.isSpent ? [] : value.elements(at: site.offset)
    case .array, .dictionary, .string, .null, .unset, .either:
      return value.elements(at: site.offset)
    default: return nil
    }
  }
}
