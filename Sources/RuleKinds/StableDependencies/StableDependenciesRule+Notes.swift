extension StableDependenciesRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    One violation for each pair of components, with every reference between them as evidence. A
    component without any coupling has no instability (0/0): it is passed and listed. Couplings of
    components that `of` leaves out count towards the values of the others.
    [metrics.md](../metrics.md) defines the metric.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    Core/Store.swift:2:15: error: 'Core', of instability 0.3333, depends on 'Themes', of instability 0.6667, but dependencies must lead to components at least as stable [towards-stability]
    """
}
