extension NodeKind {
  /// The words by which configurations select kinds: `type` for all that declare a type, then each
  /// kind.
  package static let words = ["type"] + allCases.map(\.rawValue)

  /// The kinds that one of ``words`` stands for; empty for other words.
  package static func kinds(named word: String) -> Set<NodeKind> {
    if word == "type" { return Set(allCases.filter(\.isType)) }
    return NodeKind(rawValue: word).map { [$0] } ?? []
  }
}
