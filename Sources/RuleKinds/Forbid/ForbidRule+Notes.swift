extension ForbidRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    A component does not depend on itself: with `from: "*"` the code that `to` selects may still use
    itself. If `from` selects by `path:` or `type:`, dependencies within a component count too.
    Captures that `from` binds can be used in `to`: `from: "{feature}UI"` with `to: "{!feature}*"`.

    `through: any` also reports one violation for each pair of groups that depend on each other only
    indirectly, with the shortest chain between them:

    ```text
    App/Menu.swift:3:14: error: 'App' reaches 'Legacy', which it must not depend on even indirectly: App → Kit → Legacy [no-legacy]
    ```

    `via: import` with selectors of files also means the includes of the C family, from the file to the
    header, whichever targets have them: one of a header that nothing is used of, and one between
    folders of a single target. A forward declaration such as `@class` is no include.

    `external:` in `to` means imports of external modules; a chain can end in one. `symbol:` means
    external names, wherever they are used (see [`external`](external.md)); no chain ends in one.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    Common/Theme.swift:2:15: error: 'Common.Theme' uses 'Settings.SettingsView', but 'Common' must not depend on 'Settings' [common-knows-no-domain]
    """
}
