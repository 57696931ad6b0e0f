extension AcyclicRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    Each group of things that depend on each other is one violation, however many cycles it
    contains; the evidence is the shortest cycle. A cycle that exists in no build, because the `#if`
    conditions of its edges exclude each other, does not count.

    Between modules and components some dependencies do not count. A file that two modules compile,
    such as an app and its extension, belongs to both: what it names, and who names what it declares,
    makes neither need the other; modules that share half of the files of one, such as the framework of
    a project and the target of a package, are built in each other's place. Nothing but a test can
    import a program: what seems to lead into an application, an extension or an executable means a
    file or a name that several modules have. And a module of the C family that includes nothing of
    another one only announces its types, as in `@class Store;` or `friend class Store;`.

    With `at: folder`, the files directly in a folder are one vertex. If `of` binds captures and `at`
    is absent, all code with the same values is one vertex, as in
    `acyclic: "path:App/Features/{feature}/**"`. `path:` needs `at: folder` or `file`, and `type:`
    needs `at: type`, unless captures define the vertices.

    The fix names the dependencies to cut: a set with few references whose removal leaves no cycle
    in the group. Finding the smallest such set is too slow, so a smaller one may exist, but every
    dependency named has to go. Groups with more than 20,000 dependencies get no such list. In JSON
    it is `cut`.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    Billing/Invoice.swift:2:17: error: 2 components depend on each other: Billing → Orders → Billing [no-cycles]
    """
}
