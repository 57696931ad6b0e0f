/// Instability, *I* = Ce / (Ca + Ce).
///
/// How much a component depends on others, compared with how much others depend on it. 0 is
/// maximally stable (others depend on it, but it depends on nothing), 1 maximally unstable (it
/// depends on others, but nothing depends on it). Dimensionless.
///
/// - Parameters:
///   - afferent: Ca, what depends on the component.
///   - efferent: Ce, what the component depends on, counted in the same way.
/// - Returns: a value in `0...1`, or `nil` for an isolated component (Ca = Ce = 0), for which the
///   ratio is undefined. Some tools print 0 there, others 1.
/// - Precondition: both counts are non-negative.
/// - Complexity: O(1).
/// - SeeAlso: R. C. Martin, *Clean Architecture* (2017), ch. 14, "Stability metrics".
package func instability(afferent: Int, efferent: Int) -> Double? {
  precondition(afferent >= 0 && efferent >= 0, "coupling counts cannot be negative")
  let total = afferent + efferent
  return total == 0 ? nil : Double(efferent) / Double(total)
}

extension MetricDefinition {
  /// I: how much the component leans on others.
  package static let instability = MetricDefinition(
    id: "instability", symbol: "I", title: "Instability",
    definition: """
      How much a component depends on others, compared with how much others depend on it. 0 is \
      maximally stable (others depend on it, but it depends on nothing), 1 maximally unstable (it \
      depends on others, but nothing depends on it).
      """,
    formula: "I = Ce / (Ca + Ce)",
    range: "0…1, dimensionless", values: .share,
    undefinedCase: """
      Ca = Ce = 0: nothing depends on the component, and it depends on nothing. If counted as \
      `muck`, it is 0.
      """,
    example: "Ca = 3 and Ce = 1 give I = 1/4 = 0.25.",
    reference: "R. C. Martin, *Clean Architecture* (2017), ch. 14",
    advice: invertAdvice,
    column: MetricColumn(muckSymbol: "I") { counting, _ in
      counting == .muck
        ? "instability, FanOut / (FanIn + FanOut); 0 / 0 is 0"
        : "instability, Ce / (Ca + Ce); – if that is 0 / 0"
    },
    value: { $0.instability },
    computation: { row in
      let (ca, ce) = (row.afferentCoupling, row.efferentCoupling)
      return "\(ce) / (\(ca) + \(ce))"
        + (row.instability != nil && ca + ce == 0 ? ", defined as 0 by this counting" : "")
    })
}
