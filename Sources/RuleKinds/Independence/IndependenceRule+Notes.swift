extension IndependenceRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    With captures, each value is a member: `path:App/Features/{feature}/**` makes each folder below
    `Features` one member, however many components it contains. To let others use part of a member,
    add an exception: `except: [{ to: "type:*Interface", because: … }]`. A path that a pattern with `**`
    fits in several ways belongs to the member of its outermost folder: `App/App/Data/A.swift` to `App`
    by `path:**/{App,Kit}/{feature}/**`, not to `Data`.

    With `composes`, parents may use their children: in an app of reducers, the feature whose reducer
    holds another feature's reducer shows its view too. Two members that contain each other are a
    matter for [`acyclic`](acyclic.md).
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    Login/LoginView.swift:2:19: error: 'Login.LoginView' uses 'Profile.ProfileView', but 'Login' and 'Profile' must be independent of each other [features-are-independent]
    """
}
