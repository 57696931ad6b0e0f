import DependencyModel
import Parallelism
import RuleLanguage
import SourceFacts

/// What several rules ask of a project as a whole: each part is made when a rule first asks for it,
/// on any thread.
package struct SharedKnowledge: Sendable {
  private let knownTable: Once<DeclarationTable>
  private let knownCandidates: Once<[DeclarationID]>
  private let knownTypes: MemoTable<FileID, [DeclarationID: DeclaredTypes]>
  private let knownLabels: MemoTable<FileID, [UInt32: WrittenLabels]>
  private let knownUses: Once<FileUses>
  private let knownShares: Once<SharedFiles>
  private let knownParts: Once<[Endpoint]>

  /// Knows nothing yet of a project.
  package init(_ view: ArchitectureView) {
    let table = Once(view.declarations)
    knownTable = table
    knownCandidates = Once { table.value.candidates }
    knownTypes = MemoTable { table.value.types(in: $0) }
    knownLabels = MemoTable { table.value.calls.labels(in: $0) }
    knownUses = Once { FileUses(view) }
    knownShares = Once { SharedFiles(view.graph) }
    knownParts = Once { view.partsAbroad(table.value) }
  }

  /// All declarations.
  package var table: DeclarationTable { knownTable.value }

  /// The declarations that rules speak of, in order: no local ones, generic parameters, statements
  /// or previews that are left out, and none that a comment hides from the rule.
  package var candidates: [DeclarationID] { knownCandidates.value }

  /// The types that the declarations of a file write, taken apart.
  package func types(in file: FileID) -> [DeclarationID: DeclaredTypes] { knownTypes[file] }

  /// The argument labels of what references call.
  package var callLabels: CallLabels { CallLabels(table: knownTable, ofFile: knownLabels) }

  /// What the files use of which modules.
  package var fileUses: FileUses { knownUses.value }

  /// The nodes as seen from files that only add to them.
  package var partsAbroad: [Endpoint] { knownParts.value }

  /// Which files several modules compile.
  package var sharedFiles: SharedFiles { knownShares.value }
}

extension ArchitectureView {
  /// The nodes as seen from files other than that of their first declaration, such as those with extensions of a type.
  /// O(ends + declarations).
  fileprivate func partsAbroad(_ table: DeclarationTable) -> [Endpoint] {
    var seen: Set<ViewIndex.End> = []
    let declared = table.ids.lazy.compactMap { id in
      table[id].node.map { ViewIndex.End.node($0, in: table[id].file) }
    }
    for end in index.ends { seen.insert(end) }
    seen.formUnion(declared)
    return seen.compactMap { end in
      guard case .node(let node, let file, let type) = end else { return nil }
      let home = type.flatMap { index.nestedTypes?[$0]?.file } ?? graph.nodes[node].file
      return file == home ? nil : endpoint(of: node, in: file, type: type)
    }
  }
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
