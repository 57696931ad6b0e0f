import SwiftSyntax

extension ManifestInterpreter {
  /// A method of a dictionary; `nil` for those of its list of pairs.
  func dictionaryMethod(
    _ name: String, of entries: [Entry], _ arguments: [EvaluatedArgument],
    at node: some SyntaxProtocol
  ) -> Value? {
    switch name {
    case "mapValues", "compactMapValues":
      guard case .function(let function)? = arguments.first?.element.value else { return nil }
      return mappedValues(entries, function, at: node)
    case "filter":
      guard case .function(let function)? = arguments.first?.element.value else { return nil }
      let kept = entries.filter { entry in
        truth(of: apply(function, pair(entry, at: node), at: node)) != false
      }
      return .dictionary(kept)
    case "merging":
      guard let other = arguments.first else { return nil }
      return merging(entries, other, arguments.dropFirst().first, at: node)
    default: return nil
    }
  }

  private func pair(_ entry: Entry, at node: some SyntaxProtocol) -> [EvaluatedArgument] {
    list(.dictionary([entry]), at: offset(of: node)).map { element in
      EvaluatedArgument(label: "", element: element)
    }
  }

  private func mappedValues(
    _ entries: [Entry], _ function: Function, at node: some SyntaxProtocol
  ) -> Value {
    var result: [Entry] = []
    for entry in entries {
      let value = apply(function, [anonymous(entry.value, at: node)], at: node)
      if case .null = value { continue }
      result.append(Entry(key: entry.key, value: value))
    }
    return .dictionary(result)
  }

  private func merging(
    _ entries: [Entry], _ other: EvaluatedArgument, _ choice: EvaluatedArgument?,
    at node: some SyntaxProtocol
  ) -> Value {
    var result = entries
    for element in list(other.element.value, at: other.element.offset) {
      guard let key = tupleField("0", of: element.value),
        let value = tupleField("1", of: element.value)
      else { return .unknown("a dictionary") }
      let known = result.first { equal($0.key, key) == true }
      if let known, case .function(let function)? = choice?.element.value {
        let both = [anonymous(known.value, at: node), anonymous(value, at: node)]
        setEntry(&result, key, apply(function, both, at: node))
      } else {
        setEntry(&result, key, value)
      }
    }
    return .dictionary(result)
  }
}
