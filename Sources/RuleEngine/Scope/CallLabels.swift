import DependencyModel
import Parallelism
import SourceFacts

/// The argument labels of what references call: those of the declaration where that is one of the
/// project, so that arguments left out and trailing closures make no difference; else those that
/// the call writes.
package struct CallLabels: Sendable {
  private let table: Once<DeclarationTable>
  private let ofFile: MemoTable<FileID, [UInt32: WrittenLabels]>

  /// Takes the declarations and the labels that the calls of a file write.
  init(table: Once<DeclarationTable>, ofFile: MemoTable<FileID, [UInt32: WrittenLabels]>) {
    self.table = table
    self.ofFile = ofFile
  }

  /// The labels of a name from outside; `nil` where it is not called.
  package func labels(of reference: ExternalReference) -> WrittenLabels? {
    ofFile[reference.file][reference.offset]
  }

  /// The labels of a reference to a declaration of the project, several where overloads fit, none
  /// where it names no function.
  package func labels(of reference: ResolvedReference) -> [WrittenLabels] {
    guard let target = reference.target else { return [] }
    if let declared = labels(of: target) { return [declared] }
    guard reference.marks.contains(.isMaking) else { return [] }
    let initializers = table.value.calls.initializers(namedBy: reference).compactMap(labels(of:))
    if !initializers.isEmpty { return initializers }
    return ofFile[reference.file][reference.offset].map { [$0] } ?? []
  }

  /// The labels that a declaration gives its parameters; `nil` for one that has none.
  package func labels(of declaration: DeclarationID) -> WrittenLabels? {
    switch table.value[declaration].kind {
    case .function, .initializer, .subscript, .macro, .enumCase:
      WrittenLabels(table.value[declaration].labels)
    default: nil
    }
  }
}
