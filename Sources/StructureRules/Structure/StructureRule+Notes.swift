extension StructureRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    **What is checked.** `each` selects folders and `each-file` files; their captures keep their
    values in all other options. All files count, whatever they contain, except those that git
    ignores, that `sources: exclude` excludes, or that are in folders whose names begin with a dot.
    A folder exists if there is a file below it.

    **Patterns** are relative to the folder of `each`, to the folder of the file of `each-file`, or
    to the root. One that begins with `/` is always relative to the root, so
    `each-file: "App/**/{name}View.swift"` with `requires: "/Tests/**/{name}ViewTests.swift"`
    requires tests for each view. One that ends with `/` matches folders and, in `allows` and `in`,
    everything in them: `requires: "Public/"`, `allows: "Public/"`, `in: "Public/"`. Patterns are
    matched exactly as written: `Public` alone is a file with that name.

    **What a rule can require.**

    - `requires` and `forbids`: files or folders, and how many of the required ones. A file in the
      wrong folder is missing from the right one.
    - `allows`: a closed list. Files whose names begin with a dot are always allowed; a folder in
      which nothing is allowed is reported once.
    - `of` with `in`: sources stay in certain folders, as in
      `structure: { of: "module:{m}", in: ["**/{m}/Public/", "**/{m}/Internal/"] }`; `files` with
      `in`: the same for files of any sort, as in
      `structure: { files: "**/*.{storyboard,xib}", in: "UI/" }`. `nothing-else: true` also reports
      other files in these folders. With `each`, `of` selects only files in that folder, unless both
      use the same capture.
    - `belongs-to`: each folder or file corresponds to something in the project, as in
      `structure: { each-file: "Config/{m}.plist", belongs-to: "module:{m}" }`.
    - `alike`: folders have the same layout as most of them, as in
      `structure: { each: "Modules/{m}", alike: ["*/", "**/*Coordinator.swift"] }` with
      `severity: info`.

    **Where violations are reported.** What is missing: at the file of `each-file`, at the line of
    the manifest that declares the module with this folder, at the first source file of the folder,
    or else at the rule. What should not be there: at the first line of the file, or of the folder's
    first file. `of` in an exception selects files and folders by `path:`, or by the module that
    they belong to.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    project.txt:2:1: error: 'Modules/Login' contains no file that matches '**/LoginModule.swift', but rule 'module-files' requires one [module-files]
    project.txt:2:1: error: 'Modules/Login' contains no folder that matches 'Tests/', but rule 'module-files' requires one [module-files]
    """
}
