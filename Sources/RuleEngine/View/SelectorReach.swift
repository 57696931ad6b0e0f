import RuleLanguage

/// What a selector has to see beyond component, module and role.
package struct SelectorReach: OptionSet, Sendable {
  /// The bits.
  package let rawValue: UInt8

  /// Makes a set of its bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Some leaf is a `path:`.
  package static let paths = SelectorReach(rawValue: 1)
  /// Some leaf tells nodes apart, such as a `type:`.
  package static let types = SelectorReach(rawValue: 2)
  /// Some leaf is an `external:`.
  package static let externals = SelectorReach(rawValue: 4)
  /// Some leaf is a `symbol:`.
  package static let symbols = SelectorReach(rawValue: 8)
  /// Some leaf asks for supertypes or attributes, which the table of declarations knows.
  package static let declarations = SelectorReach(rawValue: 16)
  /// Some leaf is a `symbol:` with argument labels, which the table of declarations leads to.
  package static let labels = SelectorReach(rawValue: 32)

  /// The coarsest level at which ends are told apart well enough.
  package var level: ViewIndex.Level {
    if contains(.declarations) { return .type }
    if contains(.types) { return .node }
    return contains(.paths) ? .file : .place
  }
}

extension Selector {
  /// What the selector, and the tags that it names, have to see. O(leaves, tags followed once
  /// each).
  package func reach(tags: TagTable) -> SelectorReach {
    var reach: SelectorReach = []
    var pending = leaves
    var followed: Set<String> = []
    while let leaf = pending.popLast() {
      switch (leaf.kind, leaf.test) {
      case (.path, _): reach.insert(.paths)
      case (.type, _), (.kind, _), (.access, _): reach.insert(.types)
      case (.conformsTo, _), (.inheritsFrom, _), (.attribute, _):
        reach.formUnion([.types, .declarations])
      case (.external, _): reach.insert(.externals)
      case (.symbol, .pattern(let pattern)):
        reach.formUnion(pattern.namesLabels ? [.symbols, .labels] : .symbols)
      case (_, .tag(let name)):
        if followed.insert(name).inserted { pending += tags[name]?.leaves ?? [] }
      case (.component, _), (.module, _), (.role, _), (.tag, _), (.symbol, _): break
      }
    }
    return reach
  }
}
