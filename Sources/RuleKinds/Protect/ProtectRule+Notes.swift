extension ProtectRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    Captures that `of` binds keep their values in `from`. Protected code may always use itself: its
    own component, the code that `of` selects with the same captures, or, if `of` selects by `path:`
    or `type:` without captures, all code that it selects. Two components that `of` selects may not
    use each other. With `through: any`, code that reaches the protected code indirectly has to be
    on the list as well.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    Checkout/Cart.swift:2:14: error: 'Checkout.Cart' uses 'PaymentsInternals.Ledger', but only 'Payments' may depend on 'PaymentsInternals' [internals-are-private]
    """
}
