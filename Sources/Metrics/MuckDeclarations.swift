import DependencyModel
import SourceFacts

/// The declarations that the counting `muck` counts, and the group that each belongs to.
///
/// Counted are classes, structs, enums, actors, protocols, typealiases, enum cases, free functions,
/// and global and static variables, nested ones too. Methods, initialisers, instance variables,
/// subscripts, extensions, operator symbols, associated types and whatever stands inside a function
/// body are not, nor are operator functions: Muck means to count them, but its filter asks for
/// another name than SourceKit gives them. A type that `#if` declares in several ways counts once.
package struct MuckDeclarations: Sendable {
  private let table: DeclarationTable
  /// For each declaration its group, or -1 for one that is not counted or whose group is left out.
  private let groupOfDeclaration: [Int32]

  /// Looks at every declaration. O(declarations).
  package init(_ table: DeclarationTable, in components: GroupedGraph) {
    self.table = table
    let declarations = table.declarations
    let isLocal = table.isLocal
    groupOfDeclaration = declarations.indices.map { index in
      let declaration = declarations[index]
      guard !isLocal[index], Self.isCounted(declaration),
        declaration.first(DeclarationID(index)).int == index,
        let group = components.group(of: declaration)
      else { return -1 }
      return Int32(truncatingIfNeeded: group)
    }
  }

  /// The group of a declaration that is counted; `nil` for others and for numbers of no
  /// declaration. O(1).
  package func group(of declaration: DeclarationID) -> Int? {
    guard groupOfDeclaration.indices.contains(declaration.int) else { return nil }
    let group = groupOfDeclaration[declaration.int]
    return group < 0 ? nil : Int(group)
  }

  /// The declaration of a group that counts for a reference to a declaration; `nil` when none does.
  /// O(1).
  package func target(_ named: DeclarationID, in group: Int) -> DeclarationID? {
    guard groupOfDeclaration.indices.contains(named.int) else { return nil }
    let target = table[named].first(named)
    return self.group(of: target) == group ? target : nil
  }

  /// Whether a declaration that is counted counts for Na as well: protocols do, classes of C++ with
  /// pure virtual functions do not.
  package static func isAbstract(_ declaration: Declaration) -> Bool {
    declaration.kind == .protocol
  }

  private static func isCounted(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .class, .struct, .enum, .actor, .protocol, .typealias, .enumCase: true
    case .function: declaration.parent == nil && !isOperator(declaration.name)
    case .variable: declaration.parent == nil || declaration.marks.contains(.isStatic)
    case .extension, .associatedType, .genericParameter, .initializer, .deinitializer, .subscript,
      .operator, .precedenceGroup, .macro, .topLevelCode, .macroExpansion:
      false
    }
  }

  /// Whether a function's name is that of an operator, by its first character.
  private static func isOperator(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    return operatorHeads.contains { $0.contains(first) }
  }

  /// What operators begin with: *The Swift Programming Language*, "Lexical Structure",
  /// operator-head.
  private static let operatorHeads: [ClosedRange<Unicode.Scalar>] = [
    "!"..."!", "%"..."&", "*"..."+", "-"..."/", "<"..."?", "^"..."^", "|"..."|", "~"..."~",
    "\u{A1}"..."\u{A7}", "\u{A9}"..."\u{A9}", "\u{AB}"..."\u{AC}", "\u{AE}"..."\u{AE}",
    "\u{B0}"..."\u{B1}", "\u{B6}"..."\u{B6}", "\u{BB}"..."\u{BB}", "\u{BF}"..."\u{BF}",
    "\u{D7}"..."\u{D7}", "\u{F7}"..."\u{F7}", "\u{2016}"..."\u{2017}", "\u{2020}"..."\u{2027}",
    "\u{2030}"..."\u{203E}", "\u{2041}"..."\u{2053}", "\u{2055}"..."\u{205E}",
    "\u{2190}"..."\u{23FF}", "\u{2500}"..."\u{2775}", "\u{2794}"..."\u{2BFF}",
    "\u{2E00}"..."\u{2E7F}", "\u{3001}"..."\u{3003}", "\u{3008}"..."\u{3020}",
    "\u{3030}"..."\u{3030}",
  ]
}

extension Declaration {
  /// Of a type the first of its alternatives under `#if`, else its own number, which is `id`.
  fileprivate func first(_ id: DeclarationID) -> DeclarationID {
    kind.isNominalType ? subject ?? id : id
  }
}

extension DeclarationTable {
  /// For each declaration whether it stands inside a function, accessor or closure, however deep.
  /// Declarations come after what they stand in. O(declarations).
  package var isLocal: [Bool] {
    var isLocal = [Bool](repeating: false, count: declarations.count)
    for (index, declaration) in declarations.enumerated() {
      let isParentLocal = declaration.parent.map { $0.int < index && isLocal[$0.int] } ?? false
      isLocal[index] = isParentLocal || declaration.marks.contains(.isLocal)
    }
    return isLocal
  }
}
