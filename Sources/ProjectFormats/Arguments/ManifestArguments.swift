import ProjectModel

extension ManifestValue {
  /// The text of a string.
  var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// The elements of a list; a value that is none is a list of itself, `nil` is empty.
  var list: [ManifestItem] {
    switch self {
    case .array(let items): items
    case .null: []
    default: [ManifestItem(self)]
    }
  }
}

extension ManifestCall {
  /// The first argument with a label; `nil` when there is none, or `nil` is written. O(arguments).
  func argument(_ label: String) -> ManifestItem? {
    arguments.first { $0.label == label && $0.item.value != .null }?.item
  }

  /// The elements of a list argument; one value stands for a list of it.
  func items(_ label: String) -> [ManifestItem] {
    guard let item = argument(label) else { return [] }
    if case .array(let items) = item.value { return items }
    return [item]
  }

  /// Whether an argument could not be evaluated, which has been reported.
  var hasUnknownArgument: Bool {
    arguments.contains { argument in
      if case .unknown = argument.item.value { true } else { false }
    }
  }
}
