extension ExternalRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    A module of the project is never from outside: `forbid: Networking` says nothing if the
    project has that module. Imports count in every form (`import struct UIKit.UIView`) and under
    whatever `#if`. A module that comes with an import of one of the project, which re-exports it,
    is told at that import:

    ```text
    Core/Badge.swift:1:8: error: 'Core' imports 'Kit', which re-exports 'UIKit', but 'Core' must not use 'UIKit' [core-is-free-of-ui]
    ```

    `symbols` catches what is used without an import, since another file of the module, or a
    prefix header, has one. Its patterns are matched with names of types, functions and values
    that mean no declaration of the project and are not of the standard library; members of
    values, such as `x.name`, are not among them. `symbol:` in the selectors of other kinds means
    the same names: `forbid: { from: "tag:domain", to: "symbol:NotificationCenter" }`.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    Core/Badge.swift:1:8: error: 'Core' imports 'Kit', which re-exports 'UIKit', but 'Core' must not use 'UIKit' [core-is-free-of-ui]
    Core/Badge.swift:3:11: error: 'Core' uses 'UIColor', which it must not use [core-is-free-of-ui]
    Core/Theme.swift:1:8: error: 'Core' imports 'UIKit', which it must not use [core-is-free-of-ui]
    """
}
