import DependencyModel
import RuleEngine
import RuleLanguage

/// `counting`: how many different types of some names the selected declarations are made of, for
/// each value of the captures.
struct TypeCountCheck: Sendable {
  private let patterns: [Pattern]
  private let range: CountRange

  /// Reads the options; `nil` where `counting` is not written.
  init?(_ options: OptionsReader) {
    guard options.isWritten("counting") else { return nil }
    patterns = options.patterns("counting")
    guard let range = CountRange(options) else {
      options.report(
        "`counting` needs a number. Add `exactly`, `at-least` or `at-most`.",
        at: options.location(of: "counting"))
      return nil
    }
    self.range = range
  }

  /// A type that is counted, with the declaration that is the first to name it.
  private struct Counted {
    var name: String
    var first: DeclarationID
  }

  /// What is wrong with the numbers, by group. Declarations that an exception excuses are left out
  /// where they would be too many.
  ///
  /// - Complexity: O(selected declarations · types in each).
  func findings(
    _ selection: DeclarationSelection, _ selected: [SelectedDeclaration], _ input: DeclarationInput
  ) -> [Finding] {
    var members: [Bindings: [DeclarationID]] = [:]
    for entry in selected {
      for key in entry.matches { members[key, default: []].append(entry.id) }
    }
    return members.keys.sorted().compactMap { key in
      let all = members[key] ?? []
      let counted = types(of: all, key, input)
      if range.contains(counted.count) { return nil }
      if counted.count < range.minimum ?? 0 {
        let isExcused = all.allSatisfy { input.scope.excuses([input.endpoint(of: $0)]) }
        return isExcused ? nil : finding(key, counted, all, selection, input)
      }
      let remaining = all.filter { !input.scope.excuses([input.endpoint(of: $0)]) }
      let left = types(of: remaining, key, input)
      return range.contains(left.count) ? nil : finding(key, left, remaining, selection, input)
    }
  }

  private func finding(
    _ key: Bindings, _ counted: [Counted], _ members: [DeclarationID],
    _ selection: DeclarationSelection, _ input: DeclarationInput
  ) -> Finding? {
    let surplus = range.firstSurplus(of: counted.count).map { counted[$0].first }
    guard let place = surplus ?? members.first else { return nil }
    return input.finding(
      TypeCount(
        group: key.isEmpty ? selection.place : key.groupName, pattern: patterns.text(with: key),
        found: counted.map(\.name), minimum: range.minimum, maximum: range.maximum),
      about: place)
  }

  /// The different types of the names, in the order met.
  private func types(
    of ids: [DeclarationID], _ bindings: Bindings, _ input: DeclarationInput
  ) -> [Counted] {
    var known: Set<String> = []
    var result: [Counted] = []
    for id in ids {
      let types = input.types(of: id)
      for type in ([types.type] + types.parameters).compactMap(\.self).flatMap(\.all)
      where type.form == .named && !patterns.matches(input.spellings(of: type), bindings).isEmpty {
        let name = type.declaration.map { input.table[$0].qualifiedName } ?? type.written.name
        if known.insert(name).inserted { result.append(Counted(name: name, first: id)) }
      }
    }
    return result
  }
}
