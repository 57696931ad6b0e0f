extension TargetsRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    **What is checked.** With `each`, all targets of the manifest in each folder, whatever their
    role; if there is no manifest, the targets whose sources are in the folder. A folder without
    targets is a violation if the rule has `declares`, or nothing but `each`; the message names a
    manifest in it that no other manifest refers to. With `of`, the targets of the selected modules:
    production modules and tools, so a rule about every target needs
    `roles: [production, test, tool, demo]`.

    - `declares` compares names of targets, not of modules. `kind` is one of archcheck's kinds
      (`framework`, `test`, `application`, …) or the manifest's own (`bundle.unit-test`,
      `executableTarget`). `only: true` closes the list.
    - `script` is matched against the name of each build script or build tool plugin, its text, and
      the path and text of the file that contains it. Here and in `settings`, `*` matches any
      characters, including `/` and line breaks. Templates and included files count.
    - `settings` are those of the target, or else of the project; if configurations differ, each
      value must match. Those of Swift packages are asked for by the names that Xcode has for them:
      `SWIFT_VERSION` (the language mode), `SWIFT_UPCOMING_FEATURE_…`, `SWIFT_EXPERIMENTAL_FEATURE_…`,
      `SWIFT_DEFAULT_ACTOR_ISOLATION`, `SWIFT_STRICT_MEMORY_SAFETY`, `SWIFT_TREAT_WARNINGS_AS_ERRORS`,
      `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, `SWIFT_OBJC_BRIDGING_HEADER`, `SWIFT_OBJC_INTEROP_MODE` and
      `OTHER_SWIFT_FLAGS`; others they do not have and are not checked for. One that platforms decide, or
      traits while none are chosen, is undecided.
    - `listed-in` requires the name of the module, or of the folder of `each`, as a whole word
      outside of lines that begin with `#` or `//`. If a pattern matches several files, one of them
      has to mention it.

    ```yaml
    rules:
      three-targets-per-module:
        targets:
          each: "Modules/{module}"
          declares:
            - { name: "{module}", kind: framework }
            - { name: "{module}Tests", kind: test }
            - { name: "{module}DemoApp", kind: application }
          only: true
          listed-in: [scripts/generate.sh, Podfile, project.yml]
    ```

    What is missing is reported at the line that declares the folder's module, at the folder's first
    source file, or else at the rule; what is wrong with a target, at its own line.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    project.yml:2:3: error: target 'Login' has no build script that matches '*swiftlint*', which rule 'every-module' requires in every target [every-module]
    project.yml:2:3: error: 'Login' is not listed in 'scripts/generate.sh', but rule 'every-module' requires it to list every module [every-module]
    """
}
