import SourceText

/// Things of one sort that a rule could not judge: nothing is wrong with them for certain, and
/// nothing proves that they are right.
package struct UndecidedCase: Hashable, Sendable {
  /// Why they could not be judged.
  package enum Reason: String, CaseIterable, Hashable, Sendable {
    /// Names may come from a module whose declarations no source here shows.
    case unreadModule = "unread-module"
    /// Names that could not be resolved may be what is looked for.
    case unresolvedNames = "unresolved-names"
    /// A manifest that was understood in part may declare what is looked for.
    case unreadManifest = "unread-manifest"
    /// What a type is, or conforms to, no source here shows.
    case unknownTypes = "unknown-types"
    /// Code that is left out, of another build or a preview, may be what is looked for.
    case leftOutCode = "left-out-code"
    /// What is looked for may be there to be linked or embedded, which no source shows.
    case linking
    /// A conformance that a module adds takes effect without a name.
    case conformance
  }

  /// Why.
  package var reason: Reason
  /// The imported module for `unreadModule`, else the component that is judged.
  package var subject: String
  /// How many things (imports, dependencies) of the subject are concerned; at least 1.
  package var count: Int
  /// Where the first of them stands; `nil` where no place is known.
  package var location: SourceLocation?

  /// Makes a case.
  package init(
    _ reason: Reason, _ subject: String, count: Int = 1, at location: SourceLocation? = nil
  ) {
    self.reason = reason
    self.subject = subject
    self.count = count
    self.location = location
  }
}

/// The cases of a rule, one for each reason and subject, in the order met.
package struct UndecidedCases: Hashable, Sendable {
  /// The cases.
  package private(set) var all: [UndecidedCase] = []
  private var places: [Key: Int] = [:]

  private struct Key: Hashable {
    var reason: UndecidedCase.Reason
    var subject: ByteKey
  }

  /// No cases.
  package init() {}

  /// Counts a case, with the one of the same reason and subject where there is one. O(1).
  package mutating func add(_ new: UndecidedCase) {
    let key = Key(reason: new.reason, subject: ByteKey(new.subject))
    if let place = places[key] {
      all[place].count += new.count
    } else {
      places[key] = all.count
      all.append(new)
    }
  }
}
