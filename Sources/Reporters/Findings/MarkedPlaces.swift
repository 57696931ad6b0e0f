import Findings
import SourceText

extension Evidence {
  /// Its line; `nil` when that was not kept.
  var mark: SourceMark? {
    sourceLine.map { SourceMark(source: $0, column: location.column, symbol: symbol) }
  }

  /// What is written there, for people: `import UIKit`, or a name.
  var title: String {
    let name = symbol.printable.shortened(toWidth: 60)
    return role == .import ? "import \(name)" : name
  }
}

extension Violation {
  /// The first reference, where it is what the violation's location means.
  var framed: Evidence? {
    guard let first = evidence.first, first.location == location, location.line > 0 else {
      return nil
    }
    return first
  }

  /// The line at its location: of the first reference, of a declaration, of a manifest or
  /// configuration; `nil` when it was not kept, or a file as a whole is meant.
  var mark: SourceMark? {
    if let framed { return framed.mark }
    guard let sourceLine, location.line > 0 else { return nil }
    return SourceMark(
      source: sourceLine, column: location.column, symbol: defect.nameAtLocation)
  }

  /// What proves it beside what stands at its location: each hop of a chain or cycle, or the other
  /// references.
  var furtherEvidence: ArraySlice<Evidence> {
    isRoute || framed == nil ? evidence[...] : evidence.dropFirst()
  }

  /// Whether each piece of evidence is one hop of a way.
  var isRoute: Bool { defect.traits.contains(.isRoute) }

  /// `A → B`, a name, or nothing.
  var subject: String {
    let sides = [from?.name, to?.name].compactMap(\.self).joined(separator: " → ")
    return sides.isEmpty ? defect.subject : sides
  }
}
