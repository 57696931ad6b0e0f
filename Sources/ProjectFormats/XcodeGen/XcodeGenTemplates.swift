import SourceText

/// Fills in target templates.
struct XcodeGenTemplates {
  private let templates: [String: ConfigNode]
  private let budget = Budget()

  /// Bounds what templates add up to: each target gets a copy of all that it names.
  private final class Budget {
    /// Nodes laid over one another.
    static let limit = 2_000_000
    private var left = limit
    private var isReported = false

    /// Takes some nodes; `false`, and a problem the first time, where there are not so many left.
    func takes(_ count: Int, at location: SourceLocation, report: (Problem) -> Void) -> Bool {
      left -= count
      if left >= 0 { return true }
      if !isReported {
        report(
          Problem(
            .manifestLimit,
            message: "The target templates add up to more than \(Self.limit) values: from here on "
              + "they are ignored. Use fewer of them, or list the modules under `modules:`.",
            location: location))
      }
      isReported = true
      return false
    }
  }

  /// Takes the `targetTemplates` of a specification.
  init(spec: ConfigNode) {
    var templates: [String: ConfigNode] = [:]
    for pair in spec["targetTemplates"]?.pairs ?? [] { templates[pair.key] = pair.value }
    self.templates = templates
  }

  /// A target laid over the templates that it names, with `${target_name}` and the
  /// `templateAttributes` filled in; other `${…}` stay as they are. Unknown templates are reported.
  func apply(
    to target: ConfigNode, name: String, report: (Problem) -> Void
  ) -> ConfigNode {
    var names: [String] = []
    collect(target, into: &names, report: report)
    guard !names.isEmpty else { return target }
    var result = ConfigNode(.mapping([]), location: target.location)
    var count = 0
    for template in names.compactMap({ templates[$0] }) {
      count += template.nodeCount
      guard budget.takes(count, at: target.location, report: report) else { return target }
      result = template.merged(onto: result)
    }
    result = target.merged(onto: result).expanded(["target_name": name])
    var attributes: [String: String] = [:]
    for pair in result["templateAttributes"]?.pairs ?? [] {
      if let text = pair.value.text { attributes[pair.key] = text }
    }
    return attributes.isEmpty ? result : result.expanded(attributes)
  }

  /// Appends the templates that a node names, those that they name before them, each one once: a
  /// cycle of templates ends there. Works off an explicit stack, since a chain may be long.
  private func collect(
    _ node: ConfigNode, into names: inout [String], report: (Problem) -> Void
  ) {
    enum Step {
      case enter(String, SourceLocation)
      case leave(String)
    }
    func steps(_ node: ConfigNode) -> [Step] {
      guard let value = node["templates"] else { return [] }
      let entries = value.elements ?? [value]
      return entries.reversed().compactMap { entry in
        entry.text.map { .enter($0, entry.location) }
      }
    }
    var seen: Set<String> = []
    var pending = steps(node)
    while let step = pending.popLast() {
      switch step {
      case .leave(let name):
        names.append(name)
      case .enter(let name, let location):
        guard seen.insert(name).inserted else { continue }
        guard let template = templates[name] else {
          report(
            Problem(
              .manifestInvalid,
              message: "There is no target template \(name): correct the name or include its file.",
              location: location))
          continue
        }
        pending.append(.leave(name))
        pending += steps(template)
      }
    }
  }
}

extension ConfigNode {
  /// Itself and all nodes in it.
  fileprivate var nodeCount: Int {
    switch content {
    case .scalar: 1
    case .sequence(let elements): elements.reduce(1) { $0 + $1.nodeCount }
    case .mapping(let pairs): pairs.reduce(1) { $0 + $1.value.nodeCount }
    }
  }

  /// The node with `${name}` replaced by its value in every scalar and key, but where that makes more
  /// than ten thousand bytes of one. O(text).
  func expanded(_ values: [String: String]) -> ConfigNode {
    let longest = values.values.map(\.utf8.count).max() ?? 0
    func filled(_ text: String) -> String {
      let marks = text.utf8.count { $0 == UInt8(ascii: "$") }
      if marks == 0 || marks * longest > 10_000 { return text }
      return text.fillingPlaceholders(in: [.braces]) { values[String($0)] }
    }
    var node = self
    switch content {
    case .scalar(let text, let isQuoted):
      if text.utf8.contains(UInt8(ascii: "$")) {
        node.content = .scalar(filled(text), isQuoted: isQuoted)
      }
    case .sequence(let elements):
      node.content = .sequence(elements.map { $0.expanded(values) })
    case .mapping(let pairs):
      node.content = .mapping(
        pairs.map { pair in
          ConfigPair(
            key: filled(pair.key), keyLocation: pair.keyLocation,
            value: pair.value.expanded(values))
        })
    }
    return node
  }
}
