import DependencyModel
import Parallelism
import SourceFacts

/// What several rules ask of a project as a whole: each part is made when a rule first asks for it,
/// on any thread.
package struct SharedKnowledge: Sendable {
  private let knownTable: Once<DeclarationTable>
  private let knownCandidates: Once<[DeclarationID]>
  private let knownTypes: MemoTable<FileID, [DeclarationID: DeclaredTypes]>
  private let knownUses: Once<FileUses>
  private let knownShares: Once<SharedFiles>

  /// Knows nothing yet of a project.
  package init(_ view: ArchitectureView) {
    let table = Once(view.declarations)
    knownTable = table
    knownCandidates = Once { table.value.candidates }
    knownTypes = MemoTable { table.value.types(in: $0) }
    knownUses = Once { FileUses(view) }
    knownShares = Once { SharedFiles(view.graph) }
  }

  /// All declarations.
  package var table: DeclarationTable { knownTable.value }

  /// The declarations that rules speak of, in order: no local ones, generic parameters, statements
  /// or previews that are left out, and none that a comment hides from the rule.
  package var candidates: [DeclarationID] { knownCandidates.value }

  /// The types that the declarations of a file write, taken apart.
  package func types(in file: FileID) -> [DeclarationID: DeclaredTypes] { knownTypes[file] }

  /// What the files use of which modules.
  package var fileUses: FileUses { knownUses.value }

  /// Which files several modules compile.
  package var sharedFiles: SharedFiles { knownShares.value }
}

extension DeclarationTable {
  /// The declarations that rules speak of. O(declarations).
  fileprivate var candidates: [DeclarationID] {
    var isLocal = [Bool](repeating: false, count: declarations.count)
    return declarations.indices.compactMap { index in
      // Field by field: a declaration is large, and most of them are not asked about any further.
      isLocal[index] =
        declarations[index].marks.contains(.isLocal)
        || declarations[index].parent.map { isLocal[$0.int] } == true
      let isCandidate =
        !isLocal[index] && declarations[index].node != nil && declarations[index].kind.isSpokenOf
        && !isHidden(DeclarationID(index))
      return isCandidate ? DeclarationID(index) : nil
    }
  }
}

extension DeclarationKind {
  /// Whether rules speak of it.
  package var isSpokenOf: Bool {
    switch self {
    case .genericParameter, .topLevelCode, .macroExpansion: false
    default: true
    }
  }
}
