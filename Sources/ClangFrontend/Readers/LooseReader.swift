import SourceFacts

/// Text that is not understood: its names are kept, its structure is not.
struct LooseReader: GrammarReader {
  let reading: FileReading

  /// Lowers tokens without their structure: each identifier is a name, a local, a member or a call.
  ///
  /// - Parameter marks: what else is known of the names.
  func read(_ range: Range<Int>, marks: ExpressionFact.Marks = []) {
    for index in range where isIdentifier(index) && !Word.isValue(word(index)) {
      let role: ReferenceRole = symbol(index + 1) == .leftParenthesis ? .call : .value
      if index > range.lowerBound, symbol(index - 1) == .dot || symbol(index - 1) == .arrow {
        _ = facts.addExpression(
          .member(of: .none), at: index, role: role == .call ? .call : .member, name: name(index))
      } else if let binding = local(index) {
        _ = facts.addExpression(.local(binding), at: index, role: role, name: name(index))
      } else {
        let found = facts.addExpression(.name, at: index, role: role, name: name(index))
        builder[found].marks.formUnion(marks)
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

  /// Lowers the use of a macro with the names in its arguments.
  ///
  /// - Parameter known: an argument that is read otherwise.
  func readMacroUse(_ index: Int, leavingOut known: Int? = nil) {
    let isCalled = symbol(index + 1) == .leftParenthesis
    _ = facts.addExpression(.name, at: index, role: isCalled ? .call : .value, name: name(index))
    guard isCalled, !hasForeignArguments(index) else { return }
    let names = Self.namesOfTests[String(decoding: bytes(index), as: UTF8.self)]
    for (number, argument) in pieces(in: index + 1).enumerated()
    where names?.contains(number) != true && argument.lowerBound != known {
      read(argument, marks: .isMacroArgument)
    }
  }

  /// For macros of test libraries which of their arguments are pasted into new names, so that they name
  /// nothing, whatever else is called so.
  private static let namesOfTests: [String: Range<Int>] = [
    "TEST": 0..<2, "GTEST_TEST": 0..<2, "FRIEND_TEST": 0..<2, "TEST_F": 1..<2, "TEST_P": 1..<2,
    "TYPED_TEST": 1..<2, "TYPED_TEST_P": 1..<2, "REGISTER_TYPED_TEST_SUITE_P": 1..<Int.max,
    "REGISTER_TYPED_TEST_CASE_P": 1..<Int.max, "INSTANTIATE_TEST_SUITE_P": 0..<1,
    "INSTANTIATE_TEST_CASE_P": 0..<1, "INSTANTIATE_TYPED_TEST_SUITE_P": 0..<1,
    "INSTANTIATE_TYPED_TEST_CASE_P": 0..<1, "BOOST_AUTO_TEST_SUITE": 0..<1,
    "BOOST_FIXTURE_TEST_SUITE": 0..<1, "BOOST_AUTO_TEST_CASE": 0..<1,
    "BOOST_FIXTURE_TEST_CASE": 0..<1, "BOOST_DATA_TEST_CASE": 0..<1,
  ]

  /// Whether what a macro is given is no code: availability, names of Swift, texts.
  private func hasForeignArguments(_ index: Int) -> Bool {
    if Word.swiftName.contains(word(index)) { return true }
    let name = String(decoding: bytes(index), as: UTF8.self)
    return ["AVAILABLE", "DEPRECATED", "available", "deprecated", "UNAVAILABLE", "FORMAT_FUNCTION"]
      .contains { name.contains($0) }
  }
}
