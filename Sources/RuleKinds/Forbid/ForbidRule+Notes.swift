extension ForbidRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    A component does not depend on itself: with `from: "*"` the code that `to` selects may go on
    using itself. Where `from` selects by `path:` or `type:`, dependencies within a component
    count too. Captures that `from` binds can be used in `to`: `from: "{feature}UI"` with `to:
    "{!feature}*"`.

    `through: any` reports direct dependencies as ever, and beside them one violation for each
    pair of groups that are connected without an edge, with the shortest chain between them:

    ```text
    App/Menu.swift:3:14: error: 'App' reaches 'Legacy', which it must not depend on even indirectly: App → Kit → Legacy [no-legacy]
    ```

    `external:` in `to` means modules outside the project, by their imports; a chain may end in
    one. `symbol:` means names from outside, wherever they are written (see
    [`external`](external.md)); no chain ends in one.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    Common/Theme.swift:2:15: error: 'Common.Theme' uses 'Settings.SettingsView', but 'Common' must not depend on 'Settings' [common-knows-no-domain]
    """
}
