import ArchModel

/// What a selector has to see beyond component, module and role.
struct SelectorReach: OptionSet, Sendable {
  let rawValue: UInt8

  /// Some leaf is a `path:`.
  static let paths = SelectorReach(rawValue: 1)
  /// Some leaf is a `type:`.
  static let types = SelectorReach(rawValue: 2)
  /// Some leaf is an `external:`.
  static let externals = SelectorReach(rawValue: 4)
  /// Some leaf is a `symbol:`.
  static let symbols = SelectorReach(rawValue: 8)

  /// The coarsest level at which ends are told apart well enough.
  var level: ViewIndex.Level {
    if contains(.types) { return .node }
    return contains(.paths) ? .file : .place
  }
}

extension Selector {
  /// What the selector, and the tags that it names, have to see. O(leaves, tags followed once
  /// each).
  func reach(tags: TagTable) -> SelectorReach {
    var reach: SelectorReach = []
    var pending = leaves
    var followed: Set<String> = []
    while let leaf = pending.popLast() {
      switch (leaf.kind, leaf.test) {
      case (.path, _): reach.insert(.paths)
      case (.type, _): reach.insert(.types)
      case (.external, _): reach.insert(.externals)
      case (.symbol, _): reach.insert(.symbols)
      case (_, .tag(let name)):
        if followed.insert(name).inserted { pending += tags[name]?.leaves ?? [] }
      case (.component, _), (.module, _), (.role, _), (.tag, _): break
      }
    }
    return reach
  }
}
