extension ManifestRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    | check | what it finds |
    |---|---|
    | `cycles` | the manifests of some modules declare each other in a circle. Reported once for each group, where the first module of its shortest cycle declares the next. What only a package and a pod of the same modules make together is none. |
    | `duplicate` | a manifest declares the same dependency twice for one module. Reported at the second place. Only in Swift packages and XcodeGen specifications, and only where neither is under a condition; what two manifests declare for sources that they share is none. |
    | `import-access` | a file writes `public import` (or `package import`) although nothing that is public in it needs the module; or `internal import` (or narrower) although the written type of a public declaration names something of the module, which the compiler refuses. Bodies, and values of properties whose type is written, need no public import unless they are inlined. Where the feature `InternalImportsByDefault` is on in every build of the module, an import without a level is internal; elsewhere nothing is said of one. Reported at the import. |
    | `leaked` | a module imports what its manifest does not declare, but that of one of its dependencies does, so that it is built in time: the import breaks when that dependency drops it. Reported at the first import. Of external modules, only package products are checked, and only if the module declares no product of the same package, and nothing that may be one: no pod, and no product of which its Xcode project does not say the package. |
    | `misplaced` | a module declares a dependency that it does not use, but another module that depends on it does, without declaring it. Reported where it is declared. |
    | `missing` | a module imports a module of the project that neither its manifest declares nor that of anything it depends on, so that only chance builds it in time. Reported at the first import. |
    | `needed-by-tests` | a module that is not a test declares a dependency that only its tests use. Reported where it is declared. |
    | `symbol-without-import` | a file uses a module of the project that it does not import; what an imported module re-exports counts as imported. Reported at the first use. |
    | `test-only` | a module that is not a test imports a test module of the project or a testing library, or declares a dependency on one. Reported at the first import, or else where it is declared. A library that only tests use, or that nothing but tests use and whose name has the word `Test`, may do so. |
    | `undeclared` | what `leaked` and `missing` find, in one: a declaration by another dependency is not enough. What one of these two reports is not reported again. |
    | `unknown` | a file imports a module that neither the project nor the system has, and no package or pod can have, since nothing in the project depends on one: a typing mistake, or a module that is gone. Only in Swift packages and Tuist projects, whose manifests name all modules, and only where archcheck understood all of them. Reported at the first import. |
    | `unused` | a module declares a dependency that none of its files uses. Reported where it is declared, with the modules that import it and rely on that declaration because no other one is there; if one line declares it for several modules, as those of templates do, only when none of them uses it, and once. What `misplaced` and `needed-by-tests` report is not reported again. |
    | `unused-imports` | a file imports a module and needs nothing from it. Reported at the import. `@_exported` imports serve other files and are not checked. |

    **Declared** is what a manifest lists for a module, and what stands behind a wrapper that it lists:
    a module that has no declarations of its own and imports nothing but modules and headers of the
    system, or what it hands on with `@_exported import`; and the only module of a package, if it is a Swift library
    that shows nobody anything and imports nothing but the system. A test may import what its host applications
    and executables declare.

    **Imported without a declaration** is not reported where no ordinary build surely has the import:
    under `#if canImport(X)` for X itself, and for every import if X is a module of the project that no
    manifest gives the importer; and under a flag of your own. `DEBUG` and versions count as ordinary, and
    so do platforms, unless `SDKROOT` or `SUPPORTED_PLATFORMS` says what the module is built for; but no build
    has a compiler that is older than the tools version of the package. `SWIFT_PACKAGE` holds in the modules of Swift packages alone. Nor is reported

    - a header that the module has itself, whose name a header for others of what it declares has, or that lies
      in a folder with C-family files of the module or of what it declares;
    - a header of a program or a test, which cannot be imported, so that two targets must share the
      file;
    - a header that is found as text, without any dependency: by a path from the including file, below a
      folder that the module's own settings name, or by its bare name in the same Xcode project, whose header
      map lists all of them;
    - a module that compiles the importing file too;
    - a module of another package that no manifest leads to, or one that is built for other platforms:
      the import must mean something else of that name, such as a framework of the system.

    It is undecided where the module depends on a binary, which may hold modules of any name, and where a file uses
    nothing of the module that it imports and the system has one of the same name.

    **Used** is a module that a file imports under any condition, even one that the chosen build
    excludes, that a reference leads to, or that an imported module re-exports which is not itself
    referenced; one whose types a storyboard, a nib, a data model or an `Info.plist` of the project
    names; one of which code that is not read, such as `.S`, `.metal` and `.inc`, includes a header in
    the module's folder; a dependency that brings along something which is imported without being
    declared, be it by what depends on the module and has no other way to it; and one that the headers of a used module include without declaring it.
    Macros, plugins, executables, binaries, bundles and modules without any declaration, such as those
    that hold nothing but resources, are not imported and not reported. Nothing is reported of a
    module without declarations, such as a wrapper, nor of one that uses none of what it declares and
    gathers it for others, nor, of packages and pods, of the only module of a manifest if it is a Swift library that shows nobody anything and
    imports nothing but the system, since a package cannot be without a source file, nor of a target of a product that shows nobody anything and depends on a target that no other
    product has. It is undecided whether a dependency is used

    - where a Tuist manifest or a `CMakeLists.txt` names sources of the module in a part that archcheck
      did not understand, or outside of the project, and where an Xcode project or an XcodeGen specification
      names sources that are not there, such as those that the build makes;
    - where the module also declares a binary, which may need the dependency to be linked, or where the
      dependency brings a binary along that may have another name for importers;
    - where an Xcode project (or an application or test of an XcodeGen specification) lists what
      another of its dependencies depends on, or imports without declaring it, or an application what the tests
      use that it hosts, since that has to be linked and embedded;
    - where the dependency conforms types of others to protocols of others, which takes effect wherever
      it is linked, and the module, or one that depends on it, names such a type or protocol or imports
      what may declare the protocol; for a program it is enough that something else does that it links;
    - where a Bazel target or something behind it has files for those that run it;
    - where a bridging or prefix header belongs to no target;
    - where the dependency compiles `X.m` or the like and the module has `X.h`, but no such file;
    - where the product of an Xcode target is copied into that of another one and not linked;
    - where one of both has functions with symbols of C (`@_cdecl`, `@_silgen_name`, `@c` and the like) and the
      other one is in another language or has such functions too, where a module of the C family shows
      nothing in its headers, and where a Swift module shows nobody anything and inherits from or extends
      types of a library, which may find it;
    - where the dependency has code that runs by itself, such as `+load`, `__attribute__((constructor))` or
      `@_dynamicReplacement`, marks something for a section of the binary, or writes a macro between its
      declarations that does so or that nobody here defines;
    - where the dependency has a class whose name stands in a string elsewhere, as long as the project looks
      classes up by name (`NSClassFromString` and the like, or classes called `Target_…`), or a function whose
      mangled name stands in a module that looks up symbols (`dlsym`);
    - where a test declares a module of the project that is called `Testing` or `XCTest`;
    - where a source that no module compiles imports the dependency and lies below the module's folder, or another such
      source imports the module: an application that no manifest leads to may need it from there;
    - where a program has no entry point of its own (`@main`, `main.swift`, `main` in C and the like) and the
      dependency, or something behind it, has one;
    - where nobody but tests imports the dependency of a program, and the project looks classes up by names that stand
      in no source and the dependency has classes, or it adds to types or protocols of a library that the program imports
      as well, which may look for them;
    - where a file of the C family has an include or a name that may be of the dependency;
    - where a storyboard or a nib of the module sets a property by its name (a runtime attribute) that the dependency
      declares, or, for a package or pod, that neither the project nor the system does;
    - where a member of a Swift file may be of the dependency, as long as something that the module
      imports brings it along, since Swift finds members without an import: one that could not be
      resolved, such as `\.client` in `@Dependency(\.client)`, or one without a name, such as a
      subscript that the dependency adds to a type of another module.

    **package or pod** is unused if nothing that the module's files import can be of it: everything
    imported has the name of a dependency that the module or what it depends on declares, or is a module of
    the system. Otherwise it is undecided, since no manifest of the project says which modules a package has;
    and so it is where they import a framework that the module links and of which nothing is known, where the files write a name like that of the product, which another module may hand on, where
    what the module depends on imports the package, whose members need no import, and where a plugin of the build,
    or a generator of code (Sourcery, SwiftGen, SwiftyMocky) by its configuration, writes sources. Nor is one reported that a
    module which depends on the declaring one imports without declaring it. What a plugin depends on it runs. Beside a
    binary it is undecided, which may need the product, and so are the products of a package of which one has the
    name of a module elsewhere. Products of which it is known that they work by being linked, as analytics do, are not
    reported. What nobody imports
    may still have to be linked, so these findings are information unless `unused: { external: … }`
    says otherwise.

    A folder without a manifest declares nothing and is not checked. If archcheck understood only
    part of what a manifest declares for a module, `leaked`, `missing` and `undeclared` report nothing
    for it: the missing dependency may be in the other part; `missing` also needs to know the
    manifests of all that the module depends on. Like every rule, this one covers production modules
    and tools unless `roles:` says otherwise.

    What a file needs is not always certain without building it. Violations in files are therefore
    divided into classes, each with its own severity, or `off`:

    | class | of `unused-imports` | of `symbol-without-import` |
    |---|---|---|
    | `certain`, `named` | no name in the file can come from the module | the file names a declaration of the module |
    | `members-only` | the file uses members of values from the module but names none of its declarations; this needs the import with the feature `MemberImportVisibility`, which is not on | the file uses members of values from the module but names none of its declarations; whether this needs the import depends on compiler settings |
    | `re-export` | the file uses what the module re-exports, and nothing of its own | – |
    | `undecided` | names may come from it that were not resolved, that no source of the project declares, or that are in code excluded from this build; or a conformance may | the file uses a name that the module declares, but also imports external modules that may declare it |

    Of Apple's frameworks and of many packages archcheck knows the names: their import is certainly
    unused if the file writes none of them, and `undecided` where only members of values may come from
    them. What another import of the file brings as well does not count for a module that only
    re-exports it: beside `import Foundation`, only what is UIKit's own needs `import UIKit`. What is known may
    lack names, be it new macros or functions of C: a name that nobody declares makes the import `undecided`
    unless a file writes it that does not see the module; of the frameworks with an umbrella header, such as
    UIKit, only macros do. The import
    of another external module is certainly unused only if every name in the file
    belongs to the project or the standard library; so is that of a C module whose headers include
    headers of the system, since these come with it. It is used if the file writes a name that no
    known module declares and whose files have no other unknown module in common. `frameworks:` in the
    configuration says what such modules declare. Where a module makes a type of another one conform
    to a protocol, and the file uses that type, the import is `undecided`. So it is where the module
    adds what only the compiler calls (`appendInterpolation`, `~=`, parts of result builders) or has
    functions for operators of the library that the file writes, and
    where macros or plugins may declare names in it and the file writes one that nobody else declares.
    So it is, too, where others compile what the file says (`@inlinable`) or see the type of a variable that does
    not write it (`public let headers = makeHeaders()`), and values there may be of the module.
    A name that a release moved from one module of a package to another is of either.

    **MemberImportVisibility.** Where some build of a module turns this feature on, by `swiftSettings` of its package,
    flags, `SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY` or a language mode of 7, a member needs the import of the module that declares it,
    be it one that nobody writes: the iterator of a `for`, the initialiser behind a literal or `.init()`, a subscript. An
    import of which members are used is needed then, and not reported. It is `undecided`
    where something that the file names may give values of the module, or of modules that may hand it on: by
    the types that declarations write, or have without writing them. It is `certain` in a file that has no such values.

    `FoundationNetworking` and `FoundationXML` are used by the names that they hold where Foundation is
    not Apple's, `import struct Kit.Name` by that name alone. `unused-imports` and `symbol-without-import` check only
    Swift files: an include in Objective-C, C or C++ also brings macros and everything that the
    header includes.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    App/App.swift:2:8: error: 'App' imports 'Networking', but the manifest of 'App' does not declare this dependency [manifests-tell-the-truth]
    project.txt:2:1: error: the manifest of 'App' declares a dependency on 'Design', but none of its files uses it [manifests-tell-the-truth]
    """
}
