extension ProtectRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    Captures that `of` binds mean the same in `from`. Protected code may always use itself: its
    own component, what `of` takes with the same captures, or, where `of` selects by `path:` or
    `type:` without captures, whatever it takes. Two components that `of` selects are not each
    other's self. With `through: any`, whoever reaches the code over others has to be on the list
    as well.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    Checkout/Cart.swift:2:14: error: 'Checkout.Cart' uses 'PaymentsInternals.Ledger', but only 'Payments' may depend on 'PaymentsInternals' [internals-are-private]
    """
}
