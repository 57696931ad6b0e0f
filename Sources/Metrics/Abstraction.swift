/// Abstractness, *A* = Na / Nc.
///
/// The share of a component's types that are abstract: 0 is wholly concrete, 1 wholly abstract.
/// Types are top-level nominal types; a nested type counts as part of its outermost type, and
/// functions, extensions and aliases are not types. In Swift the abstract types are the protocols.
/// Dimensionless.
///
/// - Parameters:
///   - abstractTypes: Na, the abstract types of the component.
///   - types: Nc, all types of the component.
/// - Returns: a value in `0...1`, or `nil` for a component without types (Nc = 0).
/// - Precondition: `0 <= abstractTypes <= types`.
/// - Complexity: O(1).
/// - SeeAlso: R. C. Martin, *Clean Architecture* (2017), ch. 14, "Measuring abstraction".
package func abstractness(abstractTypes: Int, types: Int) -> Double? {
  precondition(
    abstractTypes >= 0 && abstractTypes <= types,
    "\(abstractTypes) of \(types) types cannot be abstract")
  return types == 0 ? nil : Double(abstractTypes) / Double(types)
}

extension MetricDefinition {
  /// Nc: all types of the component.
  package static let types = MetricDefinition(
    id: "types", key: "nc", symbol: "Nc", title: "Types", phrase: "number of types",
    definition: """
      The component's top-level nominal types: classes, structs, enums, actors and protocols; \
      Objective-C classes and protocols; C++ classes and C structs. A nested type counts as part \
      of its outermost type; a type nested in an extension of a foreign type counts as its own. \
      Extensions, categories, aliases and functions are not types. Counted as `muck`, all the \
      component's counted declarations.
      """,
    formula: "Nc = |{t : t is a type of c}|",
    range: "0, 1, 2, …; a number of types", values: .count,
    undefinedCase: nil,
    example: "A class, a protocol, a function and an enum nested in the class: Nc = 2.",
    reference: "R. C. Martin, *Clean Architecture* (2017), ch. 14",
    advice: splitAdvice,
    column: MetricColumn(muckSymbol: "Nc") { counting, _ in
      counting == .muck ? "declarations" : "types"
    },
    value: { Double($0.types) }, counted: { .nodes($0.types) })

  /// Na: the abstract types of the component.
  package static let abstractTypes = MetricDefinition(
    id: "abstract-types", key: "na", symbol: "Na", title: "Abstract types",
    phrase: "number of abstract types",
    definition: """
      Those of the component's types that are abstract: protocols, and C++ classes with a pure \
      virtual function, declared there or inherited and not overridden. Counted as `muck`, its \
      protocols, nested ones too.
      """,
    formula: "Na = |{t : t is an abstract type of c}|",
    range: "0…Nc; a number of types", values: .count,
    undefinedCase: nil,
    example: "A class, a protocol and a struct: Na = 1.",
    reference: "R. C. Martin, *Clean Architecture* (2017), ch. 14",
    worse: .lower, advice: protocolAdvice,
    column: MetricColumn(muckSymbol: "Na") { counting, _ in
      counting == .muck ? "protocols" : "abstract types"
    },
    value: { Double($0.abstractTypes) },
    counted: { .nodes($0.types.filter { $0.abstractTypes > 0 }) })

  /// A: the share of types that are abstract.
  package static let abstractness = MetricDefinition(
    id: "abstractness", symbol: "A", title: "Abstractness",
    definition: """
      The share of the component's types that are abstract: 0 is wholly concrete, 1 wholly abstract.
      """,
    formula: "A = Na / Nc",
    range: "0…1, dimensionless", values: .share,
    undefinedCase: "Nc = 0: the component has no types. If counted as `muck`, it is 1.",
    example: "Na = 6 and Nc = 14 give A = 6/14 ≈ 0.4286.",
    reference: "R. C. Martin, *Clean Architecture* (2017), ch. 14",
    worse: .lower, advice: protocolAdvice,
    column: MetricColumn(muckSymbol: "A", "abstractness, Na / Nc"), value: { $0.abstractness },
    computation: { row in
      "\(row.abstractTypes) / \(row.types)"
        + (row.abstractness != nil && row.types == 0 ? ", defined as 1 by this counting" : "")
    })

  private static let protocolAdvice = "Change the share of protocols among its types."

  /// What helps where too much depends on one component.
  static let splitAdvice = "Split it, so that each part has one purpose and fewer users."
}
