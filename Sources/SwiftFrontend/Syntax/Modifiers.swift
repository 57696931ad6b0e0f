import SourceFacts
import SwiftSyntax

/// What the modifiers in front of a declaration say.
struct Modifiers {
  /// The access written, or `nil`.
  private(set) var access: AccessLevel?
  /// The access of the setter where it is written, as in `private(set)`, or `nil`.
  private(set) var setterAccess: AccessLevel?
  /// What the others stand for.
  private(set) var marks: DeclarationMarks = []

  /// Reads modifiers; of several that say the access the last one holds.
  init(_ modifiers: DeclModifierListSyntax?) {
    guard let modifiers else { return }
    for modifier in modifiers {
      let word = modifier.name.text
      if let level = AccessLevel.allCases.first(where: { $0.keyword == word }) {
        if modifier.detail == nil { access = level } else { setterAccess = level }
      } else {
        marks.formUnion(Self.marks(of: word))
      }
    }
  }

  private static func marks(of word: String) -> DeclarationMarks {
    switch word {
    case "static", "class": .isStatic
    case "final": .isFinal
    case "override": .isOverride
    case "mutating": .isMutating
    case "lazy": .isLazy
    case "weak": .isWeak
    case "unowned": .isUnowned
    case "convenience": .isConvenience
    case "required": .isRequired
    case "indirect": .isIndirect
    case "nonisolated": .isNonisolated
    case "prefix", "postfix", "infix": .isOperator
    default: []
    }
  }
}
