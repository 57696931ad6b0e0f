extension IndependenceRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    With captures the members are their values: `path:App/Features/{feature}/**` makes each folder
    below `Features` one member, over as many components as it may hold. Exceptions are the way
    in: `except: [{ to: "type:*Interface", because: … }]`.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    Login/LoginView.swift:2:19: error: 'Login.LoginView' uses 'Profile.ProfileView', but 'Login' and 'Profile' must be independent of each other [features-are-independent]
    """
}
