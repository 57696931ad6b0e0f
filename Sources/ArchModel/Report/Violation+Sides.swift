// The sides of a violation as parts of sentences.

extension Violation {
  /// `'A.X' uses 'B.Y'`, as precise as the sides are known.
  var statement: String {
    if terms != nil, let deed { return "\(precise(from)) \(deed)" }
    let verb =
      switch evidence.first?.role {
      case .import: "imports"
      case .extensionOf: "extends"
      case nil: "depends on"
      default: "uses"
      }
    return "\(precise(from)) \(verb) \(precise(to))"
  }

  /// The depending component; the exact side where both lie in one component.
  var subject: String {
    if let meaning = from?.meaning { return quoted(meaning) }
    guard let from, from.component == to?.component else { return subject(else: nil) }
    return quoted(from.name)
  }

  func subject(else fallback: String?) -> String {
    quoted(from?.component ?? fallback ?? rule)
  }

  /// The component depended on; the exact side where both lie in one component.
  var object: String {
    guard let to else { return quoted(rule) }
    if let meaning = to.meaning { return quoted(meaning) }
    return from?.component == to.component ? quoted(to.name) : quoted(to.component)
  }

  /// The side by its most precise name.
  func exact(_ side: DependencySide?) -> String { quoted(side?.name ?? rule) }

  /// The component depended on, or what the rule means of it.
  var owner: String { quoted(to?.meaning ?? to?.component ?? rule) }

  func precise(_ side: DependencySide?) -> String {
    guard let side else { return "the code at \(location)" }
    guard let node = side.node, node != side.component, !node.hasPrefix(side.component + ".") else {
      return quoted(side.name)
    }
    return "\(quoted(node)) (component \(quoted(side.component)))"
  }

  /// A name between quotation marks.
  func quoted(_ name: String) -> String { "'\(name)'" }
}
