/// Signed distance from the main sequence, A + I − 1.
///
/// The main sequence is the line A + I = 1 between abstract and stable (0, 1) and concrete and
/// unstable (1, 0). Negative values lead towards the zone of pain (concrete, yet much depended
/// upon), positive ones towards the zone of uselessness (abstract, yet depended upon by few).
/// Dimensionless.
///
/// The value is the quotient of two whole numbers, so that it is rounded once: it is 0 exactly on
/// the main sequence, and equals a threshold that is written as the same decimal fraction.
///
/// - Parameters:
///   - afferent: Ca, what depends on the component.
///   - efferent: Ce, what the component depends on.
///   - abstractTypes: Na, the abstract types of the component.
///   - types: Nc, all types of the component.
/// - Returns: a value in `-1...1`, or `nil` when I (Ca = Ce = 0) or A (Nc = 0) is undefined.
/// - Precondition: counts are non-negative, and `abstractTypes <= types`.
/// - Complexity: O(1).
/// - SeeAlso: R. C. Martin, *Clean Architecture* (2017), ch. 14, "Distance from the main sequence";
///   the sign is this project's addition.
package func signedDistance(
  afferent: Int, efferent: Int, abstractTypes: Int, types: Int
) -> Double? {
  precondition(afferent >= 0 && efferent >= 0, "coupling counts cannot be negative")
  precondition(
    abstractTypes >= 0 && abstractTypes <= types,
    "\(abstractTypes) of \(types) types cannot be abstract")
  let couplings = afferent + efferent
  guard couplings > 0, types > 0 else { return nil }
  // Na/Nc + Ce/(Ca + Ce) − 1 = Na/Nc − Ca/(Ca + Ce), on one denominator.
  return Double(abstractTypes * couplings - afferent * types) / Double(couplings * types)
}

/// Distance from the main sequence, *D* = |A + I − 1|.
///
/// How far a component is from the balance of abstractness and instability: 0 lies on the main
/// sequence, 1 in a corner of the zone of pain or of the zone of uselessness. Dimensionless.
///
/// - Parameters:
///   - afferent: Ca, what depends on the component.
///   - efferent: Ce, what the component depends on.
///   - abstractTypes: Na, the abstract types of the component.
///   - types: Nc, all types of the component.
/// - Returns: a value in `0...1`, or `nil` when I (Ca = Ce = 0) or A (Nc = 0) is undefined.
/// - Precondition: counts are non-negative, and `abstractTypes <= types`.
/// - Complexity: O(1).
/// - SeeAlso: R. C. Martin, *Clean Architecture* (2017), ch. 14, "Distance from the main sequence".
package func distance(
  afferent: Int, efferent: Int, abstractTypes: Int, types: Int
) -> Double? {
  signedDistance(
    afferent: afferent, efferent: efferent, abstractTypes: abstractTypes, types: types
  ).map(abs)
}

extension MetricDefinition {
  /// D: how far the component is from the main sequence.
  package static let distance = MetricDefinition(
    id: "distance", symbol: "D", title: "Distance from the main sequence",
    definition: """
      How far a component is from a balance of abstractness and instability: 0 is on the main \
      sequence A + I = 1, 1 is in the corner of the zone of pain or the zone of uselessness.
      """,
    formula: "D = |A + I − 1|",
    range: "0…1, dimensionless", values: .share,
    undefinedCase: "A or I is undefined.",
    example: "A = 2/9 and I = 1/6 give D = |2/9 + 1/6 − 1| = 11/18 ≈ 0.6111.",
    reference: "R. C. Martin, *Clean Architecture* (2017), ch. 14",
    advice: mainSequenceAdvice,
    column: MetricColumn(muckSymbol: "D") { counting, _ in
      "distance from the main sequence, |A + I − 1|"
        + (counting == .muck ? "" : "; – if A or I is undefined")
    },
    value: { $0.distance },
    computation: { "|\(roundedText($0.abstractness)) + \(roundedText($0.instability)) − 1|" })

  /// A + I − 1: to which side of the main sequence the component lies.
  package static let signedDistance = MetricDefinition(
    id: "signed-distance", key: "signedDistance", symbol: "D±",
    title: "Signed distance from the main sequence",
    definition: """
      On which side of the main sequence a component is: negative towards the zone of pain \
      (concrete, but with many dependents), positive towards the zone of uselessness (abstract, \
      but with few dependents).
      """,
    formula: "D± = A + I − 1",
    range: "−1…1, dimensionless", values: .signedShare,
    undefinedCase: "A or I is undefined; never if counted as `muck`.",
    example: "A = 2/9 and I = 1/6 give D± = 2/9 + 1/6 − 1 = −11/18 ≈ −0.6111.",
    reference: "R. C. Martin, *Clean Architecture* (2017), ch. 14; the sign is added here",
    worse: .fartherFromZero, advice: mainSequenceAdvice, value: { $0.signedDistance },
    computation: { "\(roundedText($0.abstractness)) + \(roundedText($0.instability)) − 1" })

  private static let mainSequenceAdvice =
    "Let others depend on protocols rather than on concrete types, or on fewer of its types."
}
