extension InterfaceRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    Captures that `of` binds keep their values in `exposes` and `to`. "Outside" is every other
    component; if captures are bound, all code that `of` does not select with the same values; if
    `of` selects by `path:` or `type:` without captures, all code that it does not select. Nested
    types and members belong to their outermost type: code that may use the type may use them. An
    import alone is not a use.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    App/Main.swift:3:14: error: 'App.Main' uses 'Login.TokenStore', but 'Login' exposes only type 'LoginInterface' to others [modules-are-used-by-their-interfaces]
    """
}
