import SourceFacts

extension DeclarationTrait {
  /// `access`: how far the declaration can be seen.
  static let access = DeclarationTrait(
    .access, .choices(AccessLevel.words),
    "Its effective access: at most that of the enclosing types. `public` includes `open`."
  ) { options, _ in
    let words = options.texts("access")
    let levels = words.reduce(into: Set<AccessLevel>()) {
      $0.formUnion(AccessLevel.levels(named: $1))
    }
    let wanted = words.map { $0.replacingHyphen }.alternatives
    return [
      .plain(
        .access, wanted: "be \(wanted)",
        found: { id, input in "is \(input.table[id].access.keyword)" },
        holds: { id, input in levels.contains(input.table[id].access) })
    ]
  }
}

extension String {
  /// `at most internal` of `at-most internal`.
  fileprivate var replacingHyphen: String { split(separator: "-").joined(separator: " ") }
}
