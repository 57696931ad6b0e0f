extension StructureRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    **What is looked at.** `each` goes through folders and `each-file` through files; their
    captures mean the same in all other options. All files count, whatever they hold, without
    those that git ignores, that `sources: exclude` leaves out, or that lie in folders whose names
    begin with a dot. A folder is there if a file lies below it.

    **Patterns** start in the folder of `each`, in the folder of the file of `each-file`, or at
    the root. One that begins with `/` starts at the root in any case, so that `each-file:
    "App/**/{name}View.swift"` with `requires: "/Tests/**/{name}ViewTests.swift"` asks each view
    for its tests. One that ends with `/` is about folders, with all they hold where places are
    meant: `requires: "Public/"`, `allows: "Public/"`, `in: "Public/"`. Patterns are matched
    exactly as written: `Public` alone is a file of that name.

    **What may be asked.**

    - `requires` and `forbids`: files or folders, and how many of the required ones. A file that
      lies at the wrong place is missing at the right one.
    - `allows`: a closed list. Files whose names begin with a dot need not be on it; a folder in
      which nothing is allowed is told once.
    - `of` with `in`: sources stay in certain folders, as in `structure: { of: "module:{m}", in:
      ["**/{m}/Public/", "**/{m}/Internal/"] }`; `files` with `in`: the same for files of any
      sort, as in `structure: { files: "**/*.{storyboard,xib}", in: "UI/" }`. `nothing-else: true`
      also keeps these places free of other files. With `each`, `of` speaks of the files in the
      folder, unless it shares a capture with it.
    - `belongs-to`: each folder or file stands for something that the project has, as in
      `structure: { each-file: "Config/{m}.plist", belongs-to: "module:{m}" }`.
    - `alike`: folders are built as most of them are, as in `structure: { each: "Modules/{m}",
      alike: ["*/", "**/*Coordinator.swift"] }` with `severity: info`.

    **Where it is told.** What is missing: at the file of `each-file`, at the manifest's line that
    declares the module whose folder it is, else at the rule. What should not be there: at the
    first line of the file, or of the folder's first file. An exception's `of` excuses files and
    folders by `path:`, or by the module that they belong to.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    project.txt:2:1: error: 'Modules/Login' holds no file that matches '**/LoginModule.swift', but rule 'module-files' requires one [module-files]
    project.txt:2:1: error: 'Modules/Login' holds no folder that matches 'Tests/', but rule 'module-files' requires one [module-files]
    """
}
