import RuleLanguage

/// Things of a project by their names, to be asked whether a selector takes one of them.
///
/// A selector whose captures are bound often leaves one name: where there are as many bindings as things,
/// only those of the name need be looked at.
struct ThingIndex {
  private enum Name: Hashable {
    case component(String)
    case module(String)
    case path(String)
    case type(String)
  }

  private let things: [Endpoint]
  private var numbers: [Name: [Int]] = [:]

  /// Sorts things by their names. O(things).
  init(_ things: [Endpoint]) {
    self.things = things
    for (number, thing) in things.enumerated() {
      var names: Set<Name> = [.component(thing.component), .module(thing.module)]
      if let path = thing.path { names.insert(.path(path)) }
      for type in [thing] + thing.extended + thing.enclosing.map(\.outermost) {
        if let id = type.type { names.insert(.type(id)) }
        if let name = type.typeName { names.insert(.type(name)) }
      }
      for name in names { numbers[name, default: []].append(number) }
    }
  }

  /// Whether a selector takes one of the things with some captures bound. O(things), or as many as have
  /// a name that the selector asks for.
  func contains(
    takenBy selector: Selector, given bindings: Bindings, where takes: (Endpoint) -> Bool
  ) -> Bool {
    guard let names = Self.names(in: selector.expression, bindings) else {
      return things.contains(where: takes)
    }
    return names.contains { name in numbers[name]?.contains { takes(things[$0]) } == true }
  }

  /// Names of which a thing that is taken has one; `nil` where it may have any.
  private static func names(in expression: Selector.Expression, _ bindings: Bindings) -> [Name]? {
    switch expression {
    case .leaf(let leaf):
      guard case .pattern(let pattern) = leaf.test,
        let text = pattern.onlyText(filling: bindings)
      else { return nil }
      switch leaf.kind {
      case .component: return [.component(text)]
      case .module: return [.module(text)]
      case .path: return [.path(text)]
      case .type: return [.type(text)]
      case .tag, .kind, .conformsTo, .inheritsFrom, .attribute, .access, .external, .symbol, .role:
        return nil
      }
    case .any(let parts):
      let names = parts.compactMap { self.names(in: $0, bindings) }
      return names.count == parts.count ? names.flatMap(\.self) : nil
    case .all(let parts): return parts.lazy.compactMap { self.names(in: $0, bindings) }.first
    case .not, .everything: return nil
    }
  }
}

extension RuleScope {
  /// Whether a selector of the rule takes something of the project, captures being bound. O(modules),
  /// or files or nodes where the selector has to see these, at the first question; then as many as have
  /// a name that the selector asks for, or all where it leaves the name open.
  package func selectsSomething(_ selector: Selector, given bindings: Bindings) -> Bool {
    let reach = selector.reach(tags: view.tags)
    let index =
      reach.contains(.types) ? knownNodes : reach.contains(.paths) ? knownFiles : knownPlaces
    return index.contains(takenBy: selector, given: bindings) { thing in
      sees(thing, selector) && selector.selects(thing, bindings: bindings, tags: view.tags)
    }
  }
}
