extension TargetsRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    **What is looked at.** With `each`, all targets of the manifest in each folder, whatever their
    role; where there is none, those whose sources lie in the folder. A folder without any is a
    violation where `declares` is written, or nothing but `each`; a manifest in it that no other
    one refers to is named. With `of`, the targets of the modules selected: production modules and
    tools, so a rule about every target needs `roles: [production, test, tool, demo]`.

    - `declares` compares names of targets, not of modules. `kind` is one of archcheck's words
      (`framework`, `test`, `application`, …) or the manifest's own (`bundle.unit-test`,
      `executableTarget`). `only: true` closes the list.
    - `script` is compared with the name of each build script or build tool plugin, with its text,
      and with the path and text of a file that holds it. Here and in `settings`, `*` matches any
      characters, `/` and line ends too. Templates and included files count.
    - `settings` are those of the target, else of the project; where configurations differ, each
      value must match. Targets of Swift packages have no such settings and are not looked at.
    - `listed-in` wants the name of the module, or of the folder of `each`, as a word of its own
      outside of lines that begin with `#` or `//`. Where a pattern matches several files, one of
      them has to mention it.

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

    What is missing is told at the line that declares the folder's module, else at the rule; what
    is wrong with a target at its own line.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    project.yml:2:3: error: target 'Login' has no build script that matches '*swiftlint*', which rule 'every-module' wants in every target [every-module]
    project.yml:2:3: error: 'Login' is not listed in 'scripts/generate.sh', which by rule 'every-module' lists every module [every-module]
    """
}
