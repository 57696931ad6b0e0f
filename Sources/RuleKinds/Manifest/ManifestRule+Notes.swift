extension ManifestRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    | check | what it finds |
    |---|---|
    | `leaked` | a module imports what its manifest does not declare, but that of one of its dependencies does. Reported at the first import. Of external modules, only package products are checked, and only if the module declares no product of the same package. |
    | `symbol-without-import` | a file uses a module of the project that it does not import; what an imported module re-exports counts as imported. Reported at the first use. |
    | `test-only` | a module that is not a test imports a test module of the project or a testing library, or declares a dependency on one. Reported at the first import, or else where it is declared. |
    | `undeclared` | a module imports a module of the project that its manifest does not declare; a declaration by another dependency is not enough. Reported at the first import. A test may import what its host applications and executables declare. What `leaked` reports is not reported again. |
    | `unused` | a module declares a dependency on a module of the project that none of its files uses. Reported where it is declared. A module is used if a file imports it under any condition, even one that the chosen build excludes, if a reference leads to it, or if an imported module that is not itself referenced re-exports it. Macros, plugins, executables, binaries and bundles are not imported and not reported, nor are modules without sources. |
    | `unused-imports` | a file imports a module and needs nothing from it. Reported at the import. `@_exported` imports serve other files and are not checked. |

    A folder without a manifest declares nothing and is not checked. If archcheck understood only
    part of a manifest, `leaked` and `undeclared` report nothing for it: the missing dependency may
    be in the other part. Like every rule, this one covers production modules and tools unless
    `roles:` says otherwise.

    What a file needs is not always certain without building it. Violations in files are therefore
    divided into classes, each with its own severity, or `off`:

    | class | of `unused-imports` | of `symbol-without-import` |
    |---|---|---|
    | `certain`, `named` | no name in the file can come from the module | the file names a declaration of the module |
    | `members-only` | the file uses members of values from the module but names none of its declarations; whether this needs the import depends on compiler settings | the same |
    | `undecided` | names may come from it that were not resolved, that no source of the project declares, or that are in code excluded from this build or in a preview | the file uses a name that the module declares, but also imports external modules that may declare it |

    The import of an external module, such as Foundation, is certainly unused only if every name in
    the file belongs to the project or the standard library. What an import provides without a name,
    such as a conformance, is not detected. `unused-imports` and `symbol-without-import` check only
    Swift files: an include in Objective-C, C or C++ also brings macros and everything that the
    header includes.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    App/App.swift:2:8: error: 'App' imports 'Network', but the manifest of 'App' does not declare this dependency [manifests-tell-the-truth]
    project.txt:2:1: error: the manifest of 'App' declares a dependency on 'Design', but none of its files uses it [manifests-tell-the-truth]
    """
}
