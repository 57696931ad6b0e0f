import SourceText

/// The distinct names of a list, compared byte by byte.
///
/// `Dictionary` and `Set` would take two names for one that are only canonically equivalent, such
/// as a composed and a decomposed `é` in file names.
struct UniqueNames {
  /// The names, sorted by bytes.
  private(set) var sorted: [String] = []
  /// For each name of the list its place in `sorted`.
  private(set) var index: [Int]

  /// Sorts a list. O(n log n) comparisons.
  init(_ names: [String]) {
    index = [Int](repeating: 0, count: names.count)
    for place in names.indices.sorted(by: { names[$0].precedesInBytes(names[$1]) }) {
      if let last = sorted.last, last.equalsInBytes(names[place]) {
        index[place] = sorted.count - 1
      } else {
        index[place] = sorted.count
        sorted.append(names[place])
      }
    }
  }
}

/// A value that all members of a set share, as far as they have been seen.
enum CommonValue<Value: Equatable & Sendable>: Sendable {
  case none
  case one(Value)
  case several

  /// Takes in a further member.
  mutating func insert(_ value: Value) {
    switch self {
    case .none: self = .one(value)
    case .one(let other): if other != value { self = .several }
    case .several: break
    }
  }

  /// The value that all share; `nil` without members and with different ones.
  var value: Value? {
    if case .one(let value) = self { return value }
    return nil
  }
}
