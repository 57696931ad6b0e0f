import ArchModel

extension DeclarationTrait {
  /// `is`: modifiers and the like that the declaration has.
  static let `is` = DeclarationTrait(
    .is, .choices(DeclarationMark.all.map(\.word)),
    "Modifiers and the like, all of which it has; `nil`: its initial value, or all that its getter "
      + "or body does, is the literal `nil`."
  ) { options, _ in
    marks(options.texts("is")).map { mark in
      .plain(
        .is, wanted: mark.wanted, found: { _, _ in mark.isAction ? "does not" : "is not" },
        holds: { id, input in mark.holds(input.table[id]) })
    }
  }

  /// `is-not`: modifiers and the like that the declaration has not.
  static let isNot = DeclarationTrait(
    .isNot, .choices(DeclarationMark.all.map(\.word)), uses: [.selection, .must, .part],
    "The same words, none of which it has."
  ) { options, _ in
    marks(options.texts("is-not")).map { mark in
      .plain(
        .isNot, wanted: "not \(mark.wanted)", found: { _, _ in mark.isAction ? "does" : "is" },
        holds: { id, input in !mark.holds(input.table[id]) })
    }
  }

  private static func marks(_ words: [String]) -> [DeclarationMark] {
    DeclarationMark.all.filter { words.contains($0.word) }
  }
}

/// A word of `is` and `is-not`.
private struct DeclarationMark: Sendable {
  /// The word.
  let word: String
  /// What a declaration with the mark does, behind `must`.
  let wanted: String
  /// Whether `wanted` is an action rather than a quality.
  let isAction: Bool
  /// Whether a declaration has the mark.
  let holds: @Sendable (Declaration) -> Bool

  private init(
    _ word: String, wanted: String? = nil, isAction: Bool = false,
    holds: @escaping @Sendable (Declaration) -> Bool
  ) {
    self.word = word
    self.wanted = wanted ?? "be \(word)"
    self.isAction = isAction
    self.holds = holds
  }

  private static func modifier(_ word: String, _ mark: DeclarationMarks) -> DeclarationMark {
    DeclarationMark(word) { $0.marks.contains(mark) }
  }

  static let all: [DeclarationMark] = [
    DeclarationMark("annotated", wanted: "have a written type", isAction: true) {
      $0.type != nil
    },
    .modifier("async", .isAsync),
    .modifier("computed", .isComputed),
    DeclarationMark("constant", wanted: "be a 'let' constant") {
      $0.marks.contains(.isConstant)
    },
    DeclarationMark("constrained", wanted: "have a 'where' clause", isAction: true) {
      $0.marks.contains(.isConstrained)
    },
    .modifier("convenience", .isConvenience),
    .modifier("failable", .isFailable),
    .modifier("final", .isFinal),
    .modifier("indirect", .isIndirect),
    .modifier("lazy", .isLazy),
    .modifier("mutating", .isMutating),
    DeclarationMark("nil", wanted: "be the literal nil") {
      $0.marks.contains(.returnsNil)
    },
    .modifier("nonisolated", .isNonisolated),
    DeclarationMark("override", wanted: "be an override") { $0.marks.contains(.isOverride) },
    .modifier("required", .isRequired),
    DeclarationMark("requirement", wanted: "be a requirement of a protocol") {
      $0.marks.contains(.isRequirement)
    },
    .modifier("static", .isStatic),
    DeclarationMark("stored", wanted: "be a stored property", holds: \.isStored),
    .modifier("throwing", .isThrowing),
    .modifier("unowned", .isUnowned),
    .modifier("weak", .isWeak),
  ]
}
