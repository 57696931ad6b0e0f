extension IndependenceRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    With captures, each value is a member: `path:App/Features/{feature}/**` makes each folder below
    `Features` one member, however many components it contains. To let others use part of a member,
    add an exception: `except: [{ to: "type:*Interface", because: … }]`.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    Login/LoginView.swift:2:19: error: 'Login.LoginView' uses 'Profile.ProfileView', but 'Login' and 'Profile' must be independent of each other [features-are-independent]
    """
}
