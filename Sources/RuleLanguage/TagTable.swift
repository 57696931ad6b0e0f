import SourceText

/// What the tags of a configuration mean: overlapping sets of components, modules and more.
package struct TagTable: Hashable, Sendable {
  /// A tag and what it stands for.
  package struct Definition: Hashable, Sendable {
    /// The tag's name, without `tag:`.
    package var name: String
    /// What it selects; `tag:` in it refers to other tags.
    package var selector: Selector
    /// What sentences call the code that has the tag, a noun in the plural; `nil` for its name.
    package var title: String?
    /// Where the name is written.
    package var location: SourceLocation

    /// Makes a definition.
    package init(
      name: String, selector: Selector, title: String? = nil, location: SourceLocation
    ) {
      self.name = name
      self.title = title
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

  /// What sentences call code by its tag, as far as titles say so.
  package var titles: [String: String] {
    definitions.reduce(into: [:]) { titles, definition in
      if titles[definition.name] == nil { titles[definition.name] = definition.title }
    }
  }

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

  /// Names, patterns and the like that a tag may consist of once the tags in it are followed, those
  /// that are there several times counted each time: whether it takes something, each is asked.
  package static let maximumSize = 10_000
  /// Tags within tags.
  package static let maximumDepth = 50
  /// Tags whose circles are looked for one by one.
  private static let comparedTags = 1000

  /// Reports tags that nobody defines, with the nearest spelling, tags that contain themselves, and
  /// tags that become too large.
  package func validate(issues: ConfigurationIssues) {
    for definition in definitions { validate(definition.selector, issues: issues) }
    let uses = definitions.map { definition in
      definition.selector.leaves.map { leaf -> Int? in
        if case .tag(let name) = leaf.test { indices[name] } else { nil }
      }
    }
    let order = usedLast(uses)
    validateSizes(uses, order: order, issues: issues)
    if order.count == definitions.count { return }
    let inOrder = Set(order)
    let rest = definitions.indices.lazy.filter { !inOrder.contains($0) }
    for index in rest.prefix(Self.comparedTags) {
      guard let path = cycle(from: index, uses) else { continue }
      let names = path.map { "`\(definitions[$0].name)`" }
      if path.min() == index {
        issues.report(
          "The tag contains itself: \(names.joined(separator: " → ")). Remove one of them.",
          at: definitions[index].location)
      }
    }
  }

  /// The tags, each behind all that use it; without those in circles and what these use (Kahn, 1962).
  /// O(tags + uses).
  private func usedLast(_ uses: [[Int?]]) -> [Int] {
    var users = Array(repeating: 0, count: definitions.count)
    for case let target? in uses.joined() { users[target] += 1 }
    var order = definitions.indices.filter { users[$0] == 0 }
    var next = 0
    while next < order.count {
      for case let target? in uses[order[next]] {
        users[target] -= 1
        if users[target] == 0 { order.append(target) }
      }
      next += 1
    }
    return order
  }

  /// Reports the tags that grow too large or nest too deep, but not those that only contain one.
  private func validateSizes(_ uses: [[Int?]], order: [Int], issues: ConfigurationIssues) {
    var sizes = Array(repeating: 1, count: definitions.count)
    var depths = Array(repeating: 1, count: definitions.count)
    for index in order.reversed() {
      let (size, depth) = uses[index].reduce((0, 0)) { sum, target in
        guard let target else { return (sum.0 + 1, sum.1) }
        return (sum.0 + sizes[target], max(sum.1, depths[target]))
      }
      if size > Self.maximumSize || depth >= Self.maximumDepth {
        issues.report(
          "The tag `\(definitions[index].name)` contains more than \(Self.maximumSize) names and "
            + "patterns once the tags in it are followed, or nests tags more than "
            + "\(Self.maximumDepth) levels deep. Use fewer of them.",
          at: definitions[index].location)
      } else {
        (sizes[index], depths[index]) = (max(size, 1), depth + 1)
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
  private func cycle(from start: Int, _ uses: [[Int?]]) -> [Int]? {
    var previous: [Int: Int] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let index = queue[next]
      next += 1
      for case let target? in uses[index] {
        if target == start {
          var path = [start]
          var step = index
          while step != start {
            path.append(step)
            step = previous[step] ?? start
          }
          return [start] + path.reversed()
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
