/// What arguments stand for in a scope, each value within a budget.
struct CMakeExpansion {
  let budget: CMakeBudget

  /// What arguments stand for, lists divided into their elements.
  func value(
    of arguments: some Sequence<CMakeArgument>, in scope: CMakeScope
  ) -> CMakeValue {
    var result = CMakeValue()
    for argument in arguments {
      if argument.isRaw {
        result.append(CMakeValue(items: [argument.text]))
      } else if !argument.isQuoted, let name = Self.variable(argument.text) {
        result.append(scope[name] ?? CMakeValue(isPartial: true))
      } else if let text = text(of: argument, in: scope) {
        // A generator expression is one text, whatever it holds.
        let isWhole = argument.isQuoted || text.contains("$<")
        result.append(
          CMakeValue(items: isWhole ? [text] : text.split(separator: ";").map(String.init)))
      } else {
        result.isPartial = true
      }
      budget.spend(1 + result.items.count / 64)
    }
    return result
  }

  /// The values that a `foreach` goes through; `nil` for forms of it that are not read.
  func loopValues(
    of arguments: ArraySlice<CMakeArgument>, in scope: CMakeScope
  ) -> CMakeValue? {
    if arguments.first?.text == "RANGE" { return nil }
    guard arguments.first?.text == "IN" else { return value(of: arguments, in: scope) }
    var result = CMakeValue()
    var isList = false
    for argument in arguments.dropFirst() {
      switch argument.text {
      case "LISTS": isList = true
      case "ITEMS": isList = false
      case "ZIP_LISTS": return nil
      default:
        result.append(
          isList
            ? scope[argument.text] ?? CMakeValue(isPartial: true)
            : value(of: [argument], in: scope))
      }
    }
    return result
  }

  /// The text of a command's first argument; `nil` where there is none, or it is not known.
  func firstText(of command: CMakeCommand, in scope: CMakeScope) -> String? {
    command.arguments.first.flatMap { text(of: $0, in: scope) }
  }

  /// The text of an argument with its variables replaced; `nil` where one is not known.
  func text(of argument: CMakeArgument, in scope: CMakeScope) -> String? {
    argument.isRaw ? argument.text : replaced(argument.text, in: scope)
  }

  /// The name in an argument that is nothing but `${NAME}`.
  private static func variable(_ text: String) -> String? {
    guard text.hasPrefix("${"), text.hasSuffix("}") else { return nil }
    let name = text.dropFirst(2).dropLast()
    return name.contains { "${}".contains($0) } ? nil : String(name)
  }

  private func replaced(_ text: String, in scope: CMakeScope) -> String? {
    guard text.contains("$") else { return text }
    // What is open so far: the text itself, and names of variables in one another.
    var open: [String] = [""]
    var rest = text[...]
    while let character = rest.first {
      if character == "$" {
        if rest.hasPrefix("${") {
          open.append("")
          rest = rest.dropFirst(2)
          continue
        }
        if rest.hasPrefix("$ENV{") || rest.hasPrefix("$CACHE{") { return nil }
      }
      rest = rest.dropFirst()
      if character == "}", open.count > 1 {
        let name = open.removeLast()
        guard let value = scope[name]?.text else { return nil }
        open[open.count - 1] += value
        budget.spend(1 + value.utf8.count / 64)
        guard !budget.isSpent, open[open.count - 1].utf8.count < 1 << 20 else { return nil }
      } else {
        open[open.count - 1].append(character)
      }
    }
    return open.count == 1 ? open[0] : nil
  }
}
