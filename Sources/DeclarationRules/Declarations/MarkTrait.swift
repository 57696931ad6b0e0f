import DependencyModel
import SourceFacts

extension DeclarationTrait {
  /// `is`: modifiers and the like that the declaration has.
  static let `is` = DeclarationTrait(
    .is, .choices(DeclarationMark.all.map(\.word)),
    "Modifiers and other properties; it must have all of them. `nil`: its initial value, or its "
      + "whole getter or body, is the literal `nil`. `wrapped`: it has a property wrapper. "
      + "`self-typed`: a variable of its enclosing type, optional or not, as in singletons. "
      + "`mutable`: a stored `var` that code in other files can set, so without `private`, "
      + "`fileprivate` or `private(set)`. `existential`: a variable whose type is `any P`, or a "
      + "protocol without `some`."
  ) { options, _ in
    marks(options.texts("is")).map { mark in
      .plain(
        .is, wanted: mark.wanted, found: { _, _ in mark.isAction ? "does not" : "is not" },
        holds: { id, input in mark.holds(id, input) },
        isOpen: mark.isOpen)
    }
  }

  /// `is-not`: modifiers and the like that the declaration has not.
  static let isNot = DeclarationTrait(
    .isNot, .choices(DeclarationMark.all.map(\.word)), uses: [.selection, .must, .part],
    "The same words; it must have none of them."
  ) { options, _ in
    marks(options.texts("is-not")).map { mark in
      .plain(
        .isNot, wanted: "not \(mark.wanted)", found: { _, _ in mark.isAction ? "does" : "is" },
        holds: { id, input in !mark.holds(id, input) && !mark.isOpen(id, input) },
        isOpen: mark.isOpen)
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
  let holds: @Sendable (DeclarationID, DeclarationInput) -> Bool
  /// Whether a declaration may have the mark, since what tells it is not known.
  let isOpen: @Sendable (DeclarationID, DeclarationInput) -> Bool

  private init(
    _ word: String, wanted: String? = nil, isAction: Bool = false,
    holds: @escaping @Sendable (Declaration) -> Bool
  ) {
    self.init(word, wanted: wanted, isAction: isAction, asking: { holds($1.table[$0]) })
  }

  private init(
    _ word: String, wanted: String?, isAction: Bool = false,
    isOpen: @escaping @Sendable (DeclarationID, DeclarationInput) -> Bool = { _, _ in false },
    asking holds: @escaping @Sendable (DeclarationID, DeclarationInput) -> Bool
  ) {
    self.word = word
    self.wanted = wanted ?? "be \(word)"
    self.isAction = isAction
    self.holds = holds
    self.isOpen = isOpen
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
    DeclarationMark(
      "existential", wanted: "have a protocol as its type", isAction: true,
      isOpen: { $1.isExistential($0) == nil }, asking: { $1.isExistential($0) == true }),
    .modifier("failable", .isFailable),
    .modifier("final", .isFinal),
    .modifier("indirect", .isIndirect),
    .modifier("lazy", .isLazy),
    DeclarationMark("mutable", wanted: "be a variable that other files can set") { declaration in
      declaration.isStored && !declaration.marks.contains(.isConstant)
        && (declaration.setterAccess ?? declaration.access) > .fileprivate
    },
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
    DeclarationMark(
      "self-typed", wanted: "have its enclosing type as its type", isAction: true,
      isOpen: { $1.isSelfTyped($0) == nil }, asking: { $1.isSelfTyped($0) == true }),
    .modifier("static", .isStatic),
    DeclarationMark("stored", wanted: "be a stored property", holds: \.isStored),
    .modifier("throwing", .isThrowing),
    .modifier("unowned", .isUnowned),
    .modifier("weak", .isWeak),
    DeclarationMark(
      "wrapped", wanted: "have a property wrapper", isAction: true,
      asking: { $1.isWrapped($0) }),
  ]
}
