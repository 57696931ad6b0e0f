extension ExternalRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    A module of the project is never external: `forbid: Networking` has no effect if the project has
    that module. Imports count in every form (`import struct UIKit.UIView`) and under any `#if`. If
    a module of the project re-exports a forbidden one, the import of the former is reported:

    ```text
    Core/Badge.swift:1:8: error: 'Core' imports 'Kit', which re-exports 'UIKit', but 'Core' must not use 'UIKit' [core-is-free-of-ui]
    ```

    A header re-exports what it includes, too, where others can include it, and the advice names its
    line. Only the umbrella header of a module with Swift code does not count: Xcode writes
    `#import <UIKit/UIKit.h>` into that of every framework, so it says nothing about the code. What a
    file uses of UIKit then is found by `symbols`.

    Where `of` selects types, a file may hold others beside them. Its import then counts if all of them
    are selected, or if one that is names something which the module is known to declare: the record
    of a database may lie beside a use case that knows nothing of the database.

    `symbols` finds what is used without an import, because another file of the module or a prefix
    header has one. Its patterns are matched against the names of types, functions and values that
    are declared neither in the project nor in the standard library, except for members of values
    such as `x.name`. `symbol:` in the selectors of other kinds means the same names:
    `forbid: { from: "tag:domain", to: "symbol:NotificationCenter" }`.

    `members` with a type, such as `UIApplication.open(_:options:completionHandler:)`, means what that
    type declares itself, as far as archcheck knows the module from outside and the type of the value.
    `Date.now` is found where it is written as `.now` too, and `\.date.now` of another type is not.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    Core/Badge.swift:1:8: error: 'Core' imports 'Kit', which re-exports 'UIKit', but 'Core' must not use 'UIKit' [core-is-free-of-ui]
    Core/Badge.swift:3:11: error: 'Core' uses 'UIColor', which it must not use [core-is-free-of-ui]
    Core/Theme.swift:1:8: error: 'Core' imports 'UIKit', which it must not use [core-is-free-of-ui]
    """
}
