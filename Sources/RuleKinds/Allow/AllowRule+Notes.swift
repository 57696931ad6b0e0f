extension AllowRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    Code may always use itself: its own component, or, if `from` selects by `path:` or `type:`, all
    code that `from` selects with the same captures. Two components that `from` selects may not use
    each other. Importing a module is allowed if the list allows any part of it.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    Shop/Cart.swift:3:14: error: 'Shop.Cart' uses 'Analytics.Tracker', but 'Shop' may only depend on 'Core' [shop-stands-on-core]
    """
}
