extension StableDependenciesRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    Each pair of components is one violation, with every reference between them as evidence. A
    component without couplings has no instability (0/0): it passes and is listed. Couplings with
    components that `of` does not select count too. [metrics.md](../metrics.md) defines the metric.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    Core/Store.swift:2:15: error: 'Core', of instability 0.3333, depends on 'Themes', of instability 0.6667, but dependencies must point to components at least as stable [towards-stability]
    """
}
