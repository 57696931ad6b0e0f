extension DeclarationsRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    In `must`, `must-not`, `members` and `counterpart` the keys mean the same as at the top, so
    that the table lists each once. At the top they select, and the captures that `of`, `name` and
    the others bind there stand for their values everywhere below.

    - **Lists** mean one of their elements, except that `must` wants every element of
      `conforms-to`, `inherits-from` and `attribute`, and `is` and `is-not` always mean all words.
    - **Kinds**: without `kind`, types are selected; with `inside`, members of every kind.
    - **Types** are compared as normalised text: one space behind commas and colons and around
      `->` and `&`; labels, `inout`, `throws`, `async` and attributes left out; `()` is `Void`,
      `T!` is `T?`. In patterns of types (`type`, `conforms-to`, `inherits-from`, `attribute`) `[`
      and `?` are themselves. A variable without a written type has that of its value (`static let
      shared = Store()`), as far as it is known: that of an initialiser, a literal, or a call or
      member with a declared type. Its text holds the name with or without the types around it,
      and no generic arguments where none are known. Other types match no pattern. `is: annotated`
      wants a written type.
    - **Arguments** of attributes are one text, with one space wherever space or comments stand:
      `available(iOS 13, *)`, `objc(NSThing)`; `*` matches `/` in it too. Of more than 1,000 bytes
      only the beginning is known.
    - **Supertypes** are known by their name (`ViewController`), as written
      (`Beaver.ViewController<HomeState, AppState>`), or by module. Conformances in extensions of
      any file of the project count, and those that types of the standard library bring along; of
      Apple's frameworks the superclasses of the common classes are known (`UITableViewController`
      is a `UIResponder`). Of other types from outside nothing is.
    - **Aliases** of supertypes are names of them too: `conforms-to: Codable` selects what
      conforms to `Encodable` and to `Decodable`, however it is written, and a project's own
      `typealias Screen = UIViewController & Routed` names every class that has both.
    - **Enums**: the raw type of an enum is neither a superclass nor a protocol. An enum with a
      raw type conforms to `RawRepresentable`, and one whose cases have no associated values to
      `Hashable` and `Equatable`, without saying so. Other conformances that the compiler adds,
      such as `Sendable`, are unknown. A raw type from outside other than the standard library's
      and Foundation's numbers and texts looks like a protocol.
    - **Access** is what really holds: a `public` member of an internal type is internal, also
      where an extension declares it.
    - **Numbers** (`exactly`, `at-least`, `at-most`) are counted for each value of the captures of
      `of` and `inside`, or for all together where nothing is captured. A group without any is
      located at its only file, else at the manifest of its only module. Alternatives under `#if`
      count once.
    - Declarations in functions, and previews that are left out, are never selected. Where nothing
      is selected the rule is reported as one that looks at nothing, unless it says `forbid` or a
      number.

    A violation is located at the declaration's name; a member that is missing, at the type that
    lacks it. In exceptions, `of` selects declarations by component, module, path or top-level
    type.

    ```yaml
    rules:
      public-folders-are-public:
        declarations: { of: "path:**/Public/**", must: { access: public } }
      domain-surface:
        declarations:
          of: { all: ["tag:domain", "module:{module}"] }
          kind: any
          access: public
          must: [{ name: "{module}Module" }, { file: "**/Public/Models/**" }]
      interfaces-have-a-screen:
        declarations:
          name: "{module}ModuleInterface"
          must:
            members:
              - { name: rootViewController, kind: variable, is-not: [static, nil] }
              - { name: actionHandler, type: "(({module}Module, {module}Action) -> Void)?" }
      no-requests-in-networking:
        declarations: { of: Networking, conforms-to: HTTPRequest, forbid: true }
      one-coordinator-a-feature:
        declarations: { of: "path:Features/{feature}/**", name: "*Coordinator", exactly: 1 }
      features-have-coordinators:
        declarations: { name: "{it}Feature", counterpart: { name: "{it}Coordinator" } }
      no-singletons:
        declarations: { inside: "{type}", is: static, type: "{type}", forbid: true }
    ```
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    Login/Public/LoginScreen.swift:2:8: error: struct 'Login.LoginScreen' must be public, but is internal [every-feature-shows-one-screen]
    Login/Public/LoginScreen.swift:2:8: error: struct 'Login.LoginScreen' must conform to 'Screen', but conforms to nothing [every-feature-shows-one-screen]
    Login/Public/LoginScreen.swift:2:8: error: struct 'Login.LoginScreen' must be a class, but is a struct [every-feature-shows-one-screen]
    """
}
