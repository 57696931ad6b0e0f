/// Answers that may be not known, which is `nil`.
extension Bool? {
  var negated: Bool? { map { !$0 } }

  /// Whether both hold; the other one is asked for only if this one may.
  func and(_ other: () -> Bool?) -> Bool? {
    if self == false { return false }
    let other = other()
    return other == false ? false : (self == true ? other : nil)
  }

  /// Whether one of them holds; the other one is asked for only if this one may not.
  func or(_ other: () -> Bool?) -> Bool? { negated.and { other().negated }.negated }
}

extension [Bool?] {
  /// The answer that all of them give.
  var unanimous: Bool? { first.flatMap { first in allSatisfy { $0 == first } ? first : nil } }
}

extension Sequence {
  /// Whether a test holds for all elements; after one for which it does not, it is not made.
  func allHold(_ test: (Element) -> Bool?) -> Bool? {
    var result: Bool? = true
    for element in self where result != false { result = result.and { test(element) } }
    return result
  }

  /// Whether a test holds for an element; after one for which it does, it is not made.
  func anyHolds(_ test: (Element) -> Bool?) -> Bool? { allHold { test($0).negated }.negated }
}
