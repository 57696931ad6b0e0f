extension StableAbstractionsRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    A dependency must point to a component that is at least as abstract: A(to) + tolerance ≥
    A(from). Equal values pass. A component without types has no A: its dependencies pass, and it is
    listed. Each pair of components is one violation, with all references as evidence.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    Orders/Checkout.swift:2:18: error: 'Orders', of abstractness 0.5, depends on 'Database', of abstractness 0, but dependencies must point to components at least as abstract [towards-abstraction]
    """
}
