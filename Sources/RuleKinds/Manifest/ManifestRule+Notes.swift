extension ManifestRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    | check | what it finds |
    |---|---|
    | `leaked` | a module imports what its manifest does not declare, but that of one of its dependencies does. Located at the first import. Of modules from outside only products of packages are judged, and only where the module itself declares none of the same package. |
    | `symbol-without-import` | a file uses a module of the project that it does not import; what an imported module re-exports counts as imported. Located at the first use. |
    | `test-only` | a module that is no test imports or declares a test module of the project or a library for tests. Located at the first import, else where it is declared. |
    | `undeclared` | a module imports a module of the project that its manifest does not declare; that another dependency declares it in turn is not enough. Located at the first import. A test may import what the applications and executables that it declares as its hosts declare. Where `leaked` is checked too, what it reports is left to it. |
    | `unused` | a module declares a module of the project that no source of it uses. Located where it is declared. Used is what is imported under whatever condition, also where the chosen build leaves it out, what a reference leads to, and what an imported module re-exports of which nothing is referenced itself. Macros, plugins, programs, binaries and bundles are not meant to be imported and not reported, nor are modules without sources. |
    | `unused-imports` | a file imports a module and needs nothing of it. Located at the import. `@_exported` imports are for others and not judged. |

    A folder without a manifest declares nothing and is not asked. Of a manifest that was
    understood in part only, `leaked` and `undeclared` say nothing: what is missing may stand in
    the other part. Like every rule, it sees production modules and tools unless `roles:` says
    otherwise.

    What a file needs cannot always be told without building. Findings about files therefore come
    in classes, each of which can weigh something else, or be `off`:

    | class | of `unused-imports` | of `symbol-without-import` |
    |---|---|---|
    | `certain`, `named` | no name that the file writes can come from the module | the file names a declaration of the module |
    | `members-only` | the file uses members of values from the module and names nothing of it; whether these need the import depends on the compiler's settings | the same |
    | `undecided` | names that were not resolved, that no source of the project declares, or that stand in code that is left out, of another build or a preview, may come from it | the file writes a name that the module declares, but also imports modules from outside that may declare it |

    For a module from outside, such as Foundation, an import is certainly unused only if the file
    writes no name at all that is neither of the project nor of the standard library. What an
    import brings without a name, such as a conformance, is not seen. `unused-imports` and
    `symbol-without-import` judge files of Swift alone: an include of Objective-C, C or C++ also
    brings macros, and all that the header includes itself.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    App/App.swift:2:8: error: 'App' imports 'Network', but the manifest of 'App' does not declare this dependency [manifests-tell-the-truth]
    project.txt:2:1: error: the manifest of 'App' declares a dependency on 'Design' that no source of it uses [manifests-tell-the-truth]
    """
}
