/// How far a declaration can be seen, from the narrowest to the widest.
@usableFromInline
package enum AccessLevel: UInt8, CaseIterable, Comparable, Hashable, Sendable, BitwiseCopyable {
  case `private`
  case `fileprivate`
  case `internal`
  case package
  case `public`
  case open

  /// Orders from `private` to `open`.
  @inlinable
  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The keyword that is written for the level.
  package var keyword: String {
    switch self {
    case .private: "private"
    case .fileprivate: "fileprivate"
    case .internal: "internal"
    case .package: "package"
    case .public: "public"
    case .open: "open"
    }
  }
}

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
