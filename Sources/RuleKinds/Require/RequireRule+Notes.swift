extension RequireRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    Without captures, `every: from` checks each component that `from` selects, or each node of the
    type graph if it selects by `type:`. All code selected with the same captures is one unit: in
    `{ from: "type:{name}Screen", to: "type:{name}Model" }` every screen has a model of its own.
    With `every: to` the sides are swapped: some code of `from` must depend on each thing that `to`
    selects, as in "the container uses every domain module":

    ```yaml
    require: { from: "type:App.ModulesContainer", to: "tag:domain", every: to, via: reference }
    ```

    A missing dependency is reported at the manifest line that declares the module, at the first
    file of a component that is a part of one, or at the declaration of the type. Imports belong to files, so if the rule checks what `type:` selects,
    only references count. Otherwise an import also counts for the modules that the imported module
    re-exports. A call is a call of a function, an initialiser or a member. References within a
    component do not count. Exceptions select what is checked, by `of`.

    If an unresolved name could be the missing dependency, because the other side declares that
    name, nothing is reported.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    project.txt:3:1: error: 'FeedTests' must import 'Feed', but no file in it does [tests-import-their-subject]
    """
}
