import DependencyModel
import RuleLanguage

/// Declarations by their names, so that those which a pattern may match are found without asking all.
///
/// A pattern whose captures are bound mostly begins or ends with plain text: `{x}Tests` with what `{x}`
/// stands for, `Fake{x}*`. Where there are as many bindings as declarations, to ask each about each would
/// take time for both.
struct NameIndex {
  /// The names, read in one direction, in order.
  private struct Order {
    private let entries: [(name: [UInt8], number: Int)]

    init(_ names: [[UInt8]]) {
      entries = names.enumerated().map { ($1, $0) }
        .sorted { $0.name.lexicographicallyPrecedes($1.name) }
    }

    /// The numbers of the names that begin with a text. O(log names) and as many as there are.
    func range(of start: [UInt8]) -> ArraySlice<(name: [UInt8], number: Int)> {
      var low = 0
      var high = entries.count
      while low < high {
        let middle = (low + high) / 2
        if entries[middle].name.lexicographicallyPrecedes(start) {
          low = middle + 1
        } else {
          high = middle
        }
      }
      let first = low
      high = entries.count
      while low < high {
        let middle = (low + high) / 2
        if entries[middle].name.starts(with: start) { low = middle + 1 } else { high = middle }
      }
      return entries[first..<low]
    }
  }

  private let declarations: [[DeclarationID]]
  private let forwards: Order
  private let backwards: Order

  /// Sorts names. O(names · log names).
  init(_ idsOfName: [String: [DeclarationID]]) {
    let names = idsOfName.keys.map { Array($0.utf8) }
    declarations = Array(idsOfName.values)
    forwards = Order(names)
    backwards = Order(names.map { $0.reversed() })
  }

  /// What the last patterns began and ended with, and what they may match: those without captures are the same for
  /// all declarations.
  private var last: (ends: [[UInt8]], found: [DeclarationID]) = ([], [])

  /// The declarations that one of some patterns may match by its name, each once, in order; `nil` where
  /// a pattern begins and ends with anything.
  mutating func candidates(for patterns: [Pattern]) -> [DeclarationID]? {
    let ends = patterns.flatMap { [Array($0.literalStart.utf8), Array($0.literalEnd.utf8)] }
    if ends == last.ends { return last.found }
    var found: Set<DeclarationID> = []
    for number in patterns.indices {
      let (start, end) = (ends[2 * number], ends[2 * number + 1])
      if start.isEmpty, end.isEmpty { return nil }
      let first = forwards.range(of: start)
      let last = backwards.range(of: end.reversed())
      for entry in first.count <= last.count ? first : last {
        found.formUnion(declarations[entry.number])
      }
    }
    last = (ends, found.sorted())
    return last.found
  }
}
