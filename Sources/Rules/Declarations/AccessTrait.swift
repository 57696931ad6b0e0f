import ArchModel

extension DeclarationTrait {
  /// `access`: how far the declaration can be seen.
  static let access = DeclarationTrait(
    .access, .choices(accessWords),
    "Its effective access, that is no more than the types around it have; `public` includes `open`."
  ) { options, _ in
    let words = options.texts("access")
    let levels = words.reduce(into: Set<AccessLevel>()) { $0.formUnion(accessLevels(named: $1)) }
    let wanted = words.map { $0.replacingHyphen }.joined(separator: " or ")
    return [
      .plain(
        .access, wanted: "be \(wanted)",
        found: { id, input in "is \(input.table[id].access.keyword)" },
        holds: { id, input in levels.contains(input.table[id].access) })
    ]
  }

  private static let accessWords =
    AccessLevel.allCases.map(\.keyword)
    + ["at-least fileprivate", "at-least internal", "at-least package", "at-least public"]
    + ["at-most fileprivate", "at-most internal", "at-most package"]

  private static func accessLevels(named word: String) -> [AccessLevel] {
    let parts = word.split(separator: " ")
    guard let level = AccessLevel.allCases.first(where: { $0.keyword == parts.last ?? "" }) else {
      return []
    }
    switch parts.count > 1 ? parts[0] : "" {
    case "at-least": return AccessLevel.allCases.filter { $0 >= level }
    case "at-most": return AccessLevel.allCases.filter { $0 <= level }
    default: return level == .public ? [.public, .open] : [level]
    }
  }
}

extension String {
  /// `at most internal` of `at-most internal`.
  fileprivate var replacingHyphen: String { split(separator: "-").joined(separator: " ") }
}
