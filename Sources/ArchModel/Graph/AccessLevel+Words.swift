extension AccessLevel {
  /// The words by which configurations select access: each level, and `at-least` or `at-most` one.
  package static let words =
    allCases.map(\.keyword)
    + ["at-least fileprivate", "at-least internal", "at-least package", "at-least public"]
    + ["at-most fileprivate", "at-most internal", "at-most package"]

  /// The levels that one of ``words`` stands for; `public` includes `open`. Empty for other words.
  package static func levels(named word: String) -> Set<AccessLevel> {
    guard words.contains(word) else { return [] }
    let parts = word.split(separator: " ")
    guard let level = allCases.first(where: { $0.keyword == parts.last ?? "" }) else { return [] }
    switch parts.count > 1 ? parts[0] : "" {
    case "at-least": return Set(allCases.filter { $0 >= level })
    case "at-most": return Set(allCases.filter { $0 <= level })
    default: return level == .public ? [.public, .open] : [level]
    }
  }
}
