extension AcyclicRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    One violation for each group of things that depend on each other, however many cycles it
    holds: the evidence is its shortest cycle. A cycle whose edges no build has together, since
    their `#if` conditions exclude each other, is none. `at: folder` takes the files directly in a
    folder for one vertex. Where `of` binds captures and `at` is not written, all code with the
    same values is one vertex, as in `acyclic: "path:App/Features/{feature}/**"`. `path:` needs
    `at: folder` or `file`, and `type:` needs `at: type`, unless captures make the vertices.

    The fix names the dependencies to cut: a set that weighs little, in references, and without
    which the group has no cycle. No method finds the lightest set quickly, so a lighter one may
    exist; none of those named could stay. For groups with more than 20,000 dependencies none is
    searched for. JSON has them as `cut`.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    Billing/Invoice.swift:2:17: error: 2 components depend on each other: Billing → Orders → Billing [no-cycles]
    """
}
