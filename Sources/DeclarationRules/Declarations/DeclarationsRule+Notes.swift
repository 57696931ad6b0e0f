extension DeclarationsRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    In `must`, `must-not`, `members` and `counterpart` the keys mean the same as at the top level,
    so the table lists each once. At the top level they select; the captures they bind there keep
    their values everywhere below.

    - **Lists** match if one of their elements does, except that `must` requires every element of
      `conforms-to`, `inherits-from` and `attribute`, and `is` and `is-not` always mean all words.
    - **Kinds**: without `kind`, the rule selects types, or, with `inside`, members of every kind.
    - **Types** are compared as normalised text: one space after commas and colons and around `->`
      and `&`; without labels, `inout`, `throws`, `async` and attributes; `()` is `Void`, `T!` is
      `T?`. In patterns of types (`type`, `conforms-to`, `inherits-from`, `attribute`) `[` and `?`
      are ordinary characters. A variable without a written type has the type of its value
      (`static let shared = Store()`), if that is known: the type of an initialiser, a literal, or a
      call or member with a declared type. Its text is the name with or without the enclosing types,
      and has no generic arguments if they are unknown. Other types match no pattern.
      `is: annotated` requires a written type. `type` also matches what typealiases of the project
      stand for, unless they have generic parameters. `made-of` follows aliases into whichever
      module they lead, and a list may as well name the alias.
    - **Arguments** of attributes are one text, with space and comments reduced to one space:
      `available(iOS 13, *)`, `objc(NSThing)`; `*` matches `/` in it too. Only the first 1,000 bytes
      are kept.
    - **Global actors** need not be written where `must` requires one (`attribute: MainActor`):
      subclasses of an isolated class have its isolation, so have types that conform to an isolated
      protocol in the file that declares them, and the members of all these, unless they are
      `nonisolated`. Types nested in an isolated one have not. A type that a supertype from outside
      may isolate, and no source shows it, is undecided. What the build isolates by default
      (`defaultIsolation`) is not known.
    - **Extensions** in any file belong to their type for `contains`, `uses` and `members`. What
      another module adds, such as a test, does only if the rule selects that too.
    - **Supertypes** are known by their name (`ViewController`), as written
      (`Beaver.ViewController<HomeState, AppState>`), or by module. Conformances declared in an
      extension in any file of the project count, and so do those of standard library types. Of
      Apple's frameworks, archcheck knows the superclasses of common classes
      (`UITableViewController` is a `UIResponder`). It knows nothing about other external types.
    - **Aliases** of supertypes match too: `conforms-to: Codable` selects what conforms to
      `Encodable` and `Decodable`, however it is written, and a project's own
      `typealias Screen = UIViewController & Routed` matches every class that has both.
    - **Enums**: the raw type of an enum is neither a superclass nor a protocol. An enum with a raw
      type implicitly conforms to `RawRepresentable`, and one whose cases have no associated values
      to `Hashable` and `Equatable`. Other conformances that the compiler adds, such as `Sendable`,
      are unknown. An external raw type looks like a protocol, unless it is a number or string type
      of the standard library or Foundation.
    - **Access** is effective access: a `public` member of an internal type is internal, even if an
      extension declares it.
    - **Numbers** (`exactly`, `at-least`, `at-most`) are counted for each value of the captures of
      `of` and `inside`, or in total if there are no captures. A group with no such declaration is
      reported at its first file if `of` selects files or types, or else at the manifest of its only
      module. Alternatives under `#if` count once.
    - Local declarations, and previews that are excluded, are never selected. A rule that selects
      nothing is reported, unless it has `forbid` or a number.

    A violation is reported at the declaration's name; a missing member, at the type that lacks it.
    In exceptions, `of` selects declarations by component, module, path or top-level type.

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
