extension InterfaceRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    Captures that `of` binds mean the same in `exposes` and `to`. Outside is another component,
    or, where captures are bound, whatever `of` takes with other values or not at all; where `of`
    selects by `path:` or `type:` without captures, whatever it does not take. Nested types and
    members belong to their outermost type: who may refer to the type may use them. An import
    alone refers to nothing yet.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    App/Main.swift:3:14: error: 'App.Main' uses 'Login.TokenStore', but 'Login' exposes only type 'LoginInterface' to others [modules-are-used-by-their-interfaces]
    """
}
