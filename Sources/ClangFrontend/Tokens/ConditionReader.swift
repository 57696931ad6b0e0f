import SourceFacts

/// Reads what stands behind `#if` as a condition of the words that Swift's conditions have.
///
/// `&&`, `||`, `!`, parentheses, `defined` and comparisons with 0 and 1 are understood; what else
/// stands between them is `unknown` with its text, and costs nothing around it.
struct ConditionReader {
  /// Parts of a condition nested deeper, or longer ones, are not taken apart.
  private static let maximumDepth = 32
  private static let maximumTokens = 512

  private let names: MacroNames

  /// Reads conditions with the meaning that names have in one file.
  init(names: MacroNames) { self.names = names }

  /// The condition of an `#if`, `#ifdef`, `#elif` or the like.
  func condition(_ directive: Directive.Condition) -> BuildCondition {
    switch directive {
    case .isDefined(let name): return name.isEmpty ? .unknown("") : names.isDefined(name)
    case .isUndefined(let name): return name.isEmpty ? .unknown("") : names.isDefined(name).negated
    case .expression(let line, let start):
      let parts = ConditionToken.tokens(of: line.bytes[start...], limit: Self.maximumTokens)
      guard let parts else {
        return .unknown(ConditionToken.shortened(line.string(start..<line.bytes.count)))
      }
      return condition(parts[...], depth: 0)
    }
  }

  private func condition(
    _ tokens: ArraySlice<ConditionToken>, depth: Int
  ) -> BuildCondition {
    if tokens.isEmpty || depth > Self.maximumDepth { return unknown(tokens) }
    if let inner = insideOfParentheses(tokens) { return condition(inner, depth: depth + 1) }
    let outside = outsideOfParentheses(tokens)
    if outside.contains(where: { tokens[$0].text == "?" || tokens[$0].text == "," }) {
      return unknown(tokens)
    }
    for (sign, join) in [("||", BuildCondition.disjunction), ("&&", BuildCondition.conjunction)] {
      let signs = outside.filter { tokens[$0].text == sign }
      if !signs.isEmpty {
        return join(unique(parts(of: tokens, at: signs).map { condition($0, depth: depth + 1) }))
      }
    }
    if tokens.first?.text == "!", isOperand(tokens.dropFirst()) {
      return condition(tokens.dropFirst(), depth: depth + 1).negated
    }
    return atom(tokens)
  }

  private func unique(_ parts: [BuildCondition]) -> [BuildCondition] {
    var seen: Set<BuildCondition> = []
    return parts.filter { seen.insert($0).inserted }
  }

  private func parts(
    of tokens: ArraySlice<ConditionToken>, at signs: [Int]
  ) -> [ArraySlice<ConditionToken>] {
    let starts = [tokens.startIndex] + signs.map { $0 + 1 }
    let ends = signs + [tokens.endIndex]
    return zip(starts, ends).map { tokens[$0..<$1] }
  }

  /// The indices of the tokens that stand in no parentheses.
  private func outsideOfParentheses(_ tokens: ArraySlice<ConditionToken>) -> [Int] {
    var depth = 0
    return tokens.indices.filter { index in
      if tokens[index].text == "(" { depth += 1 }
      defer { if tokens[index].text == ")" { depth -= 1 } }
      return depth == 0
    }
  }

  /// What stands between the parentheses that enclose everything; `nil` where none do.
  private func insideOfParentheses(
    _ tokens: ArraySlice<ConditionToken>
  ) -> ArraySlice<ConditionToken>? {
    guard tokens.first?.text == "(", tokens.last?.text == ")", tokens.count > 2,
      outsideOfParentheses(tokens).isEmpty
    else { return nil }
    return tokens.dropFirst().dropLast()
  }

  /// Whether tokens are one operand: a name, a call, something in parentheses, with `!` or not.
  private func isOperand(_ tokens: ArraySlice<ConditionToken>) -> Bool {
    let tokens = tokens.drop { $0.text == "!" }
    if tokens.count == 1 || insideOfParentheses(tokens) != nil { return true }
    guard tokens.first?.isName == true else { return false }
    return insideOfParentheses(tokens.dropFirst()) != nil
      || tokens.count == 2 && tokens.first?.text == "defined"
  }

  // MARK: Operands

  private func atom(_ tokens: ArraySlice<ConditionToken>) -> BuildCondition {
    let parts = Array(tokens)
    if parts.count == 1 {
      if let number = parts[0].number { return number == 0 ? .never : .always }
      return parts[0].isName ? names.isTrue(parts[0].text) : unknown(tokens)
    }
    if parts[0].text == "defined" {
      let inner = insideOfParentheses(tokens.dropFirst()) ?? tokens.dropFirst()
      if inner.count == 1, let name = inner.first, name.isName { return names.isDefined(name.text) }
      return unknown(tokens)
    }
    if parts.count == 3, parts[0].isName, let number = parts[2].number {
      return comparison(parts[0].text, parts[1].text, number) ?? unknown(tokens)
    }
    if parts[0].isName, let inner = insideOfParentheses(tokens.dropFirst()) {
      return call(parts[0].text, inner) ?? unknown(tokens)
    }
    return unknown(tokens)
  }

  /// A comparison with 0 or 1 that asks whether a name stands for something true.
  private func comparison(_ name: String, _ sign: String, _ number: Int) -> BuildCondition? {
    switch (sign, number) {
    case ("==", 1), ("!=", 0), (">", 0), (">=", 1): names.isTrue(name)
    case ("==", 0), ("<", 1), ("<=", 0): names.isTrue(name).negated
    default: nil
    }
  }

  private func call(_ name: String, _ inner: ArraySlice<ConditionToken>) -> BuildCondition? {
    let argument = inner.map(\.text).joined()
    switch name {
    case "__has_include", "__has_include_next":
      guard argument.hasPrefix("<"), let slash = argument.firstIndex(of: "/") else { return nil }
      let module = argument[..<slash].dropFirst()
      return module.isEmpty ? nil : .call("canImport", argument: String(module))
    case _ where name.hasPrefix("__has_") || name == "__building_module":
      return .call(name, argument: ConditionToken.shortened(argument))
    default: return nil
    }
  }

  private func unknown(_ tokens: ArraySlice<ConditionToken>) -> BuildCondition {
    .unknown(ConditionToken.text(of: tokens))
  }
}
