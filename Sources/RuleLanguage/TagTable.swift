import SourceText

/// What the tags of a configuration mean: overlapping sets of components, modules and more.
package struct TagTable: Hashable, Sendable {
  /// A tag and what it stands for.
  package struct Definition: Hashable, Sendable {
    /// The tag's name, without `tag:`.
    package var name: String
    /// What it selects; `tag:` in it refers to other tags.
    package var selector: Selector
    /// Where the name is written.
    package var location: SourceLocation

    /// Makes a definition.
    package init(name: String, selector: Selector, location: SourceLocation) {
      self.name = name
      self.selector = selector
      self.location = location
    }
  }

  /// The tags in the order written; names are unique.
  package let definitions: [Definition]
  private let indices: [String: Int]

  /// Takes definitions; of a name given twice the first counts.
  package init(_ definitions: [Definition] = []) {
    self.definitions = definitions
    var indices: [String: Int] = [:]
    for (index, definition) in definitions.enumerated() where indices[definition.name] == nil {
      indices[definition.name] = index
    }
    self.indices = indices
  }

  /// The names in the order written.
  package var names: [String] { definitions.map(\.name) }

  /// What a tag stands for, or `nil` for an unknown one.
  package subscript(name: String) -> Selector? {
    indices[name].map { definitions[$0].selector }
  }

  /// Whether a tag takes an endpoint. Captures in a tag are private to it: they bind nothing
  /// outside.
  ///
  /// Unknown tags take nothing, nor do tags that contain themselves; both are errors of the
  /// configuration.
  func contains(_ endpoint: Endpoint, in name: String, depth: Int) -> Bool {
    guard depth <= definitions.count, let selector = self[name] else { return false }
    let found = selector.expression.matches(
      endpoint, bindings: Bindings(), tags: self, depth: depth + 1)
    return !found.isEmpty
  }

  /// Reports tags that nobody defines, with the nearest spelling, and tags that contain themselves.
  package func validate(issues: ConfigurationIssues) {
    for definition in definitions { validate(definition.selector, issues: issues) }
    for (index, definition) in definitions.enumerated() {
      guard let path = cycle(from: index) else { continue }
      let names = path.map { "`\(definitions[$0].name)`" }
      if path.min() == index {
        issues.report(
          "The tag contains itself: \(names.joined(separator: " → ")). Remove one of them.",
          at: definition.location)
      }
    }
  }

  /// Reports the tags of a selector that nobody defines, with the nearest spelling.
  package func validate(_ selector: Selector, issues: ConfigurationIssues) {
    for leaf in selector.leaves {
      guard case .tag(let name) = leaf.test, indices[name] == nil else { continue }
      let advice = spellingAdvice(for: name, in: names)
      issues.report(
        "There is no tag `\(name)`. \(advice.isEmpty ? "Define it under `tags:`." : advice)",
        at: leaf.location)
    }
  }

  /// The shortest way from a tag back to itself, as indices, or `nil`. O(tags + uses).
  private func cycle(from start: Int) -> [Int]? {
    var previous: [Int: Int] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let index = queue[next]
      next += 1
      for leaf in definitions[index].selector.leaves {
        guard case .tag(let name) = leaf.test, let target = indices[name] else { continue }
        if target == start {
          var path = [start]
          var step = index
          while step != start {
            path.insert(step, at: 0)
            step = previous[step] ?? start
          }
          return [start] + path
        }
        if previous[target] == nil {
          previous[target] = index
          queue.append(target)
        }
      }
    }
    return nil
  }
}
