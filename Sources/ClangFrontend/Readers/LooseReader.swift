import SourceFacts

/// Text that is not understood: its names are kept, its structure is not.
struct LooseReader: GrammarReader {
  let reading: FileReading

  /// Lowers tokens without their structure: each identifier is a name, a local, a member or a call.
  func read(_ range: Range<Int>) {
    for index in range where isIdentifier(index) && !Word.isValue(word(index)) {
      let role: ReferenceRole = symbol(index + 1) == .leftParenthesis ? .call : .value
      if index > range.lowerBound, symbol(index - 1) == .dot || symbol(index - 1) == .arrow {
        _ = facts.addExpression(
          .member(of: .none), at: index, role: role == .call ? .call : .member, name: name(index))
      } else if let binding = local(index) {
        _ = facts.addExpression(.local(binding), at: index, role: role, name: name(index))
      } else {
        _ = facts.addExpression(.name, at: index, role: role, name: name(index))
      }
    }
  }

  /// Lowers the uses of macros whose meaning is unknown, with the names in their arguments.
  func readMacros(_ macros: [Int]) {
    for index in macros { readMacroUse(index) }
  }

  /// Lowers the macros that nothing followed which they could belong to.
  func readPendingMacros() {
    let macros = reading.pendingMacros
    reading.pendingMacros = []
    readMacros(macros)
  }

  private func readMacroUse(_ index: Int) {
    let isCalled = symbol(index + 1) == .leftParenthesis
    _ = facts.addExpression(.name, at: index, role: isCalled ? .call : .value, name: name(index))
    guard isCalled, !hasForeignArguments(index) else { return }
    read((index + 2)..<contentEnd(index + 1))
  }

  /// Whether what a macro is given is no code: availability, names of Swift, texts.
  private func hasForeignArguments(_ index: Int) -> Bool {
    if Word.swiftName.contains(word(index)) { return true }
    let name = String(decoding: bytes(index), as: UTF8.self)
    return ["AVAILABLE", "DEPRECATED", "available", "deprecated", "UNAVAILABLE", "FORMAT_FUNCTION"]
      .contains { name.contains($0) }
  }
}
