extension AllowRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    Code may always use itself: its own component, or, where `from` selects by `path:` or `type:`,
    whatever `from` takes with the same captures. Two components that `from` selects are not each
    other's self. An import of a module of which the list allows a part is no violation.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    Shop/Cart.swift:3:14: error: 'Shop.Cart' uses 'Analytics.Tracker', but 'Shop' may only depend on 'Core' [shop-stands-on-core]
    """
}
