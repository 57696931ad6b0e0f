extension RequireRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    Without captures, `every: from` judges each component that `from` selects, or each node of the
    type graph where it selects by `type:`; all that it selects with the same captures is one
    thing: in `{ from: "type:{name}Screen", to: "type:{name}Model" }` every screen has a model of
    its own. With `every: to` the sides change roles: each thing that `to` selects must be
    depended on by something of `from`, as in "every domain module is used by the container":

    ```yaml
    require: { from: "type:App.ModulesContainer", to: "tag:domain", every: to, via: reference }
    ```

    What is missing is located at the manifest line that declares the module, at the declaration
    of a type. An import is made by a file: where the thing that is judged is selected by `type:`,
    references alone count. Elsewhere an import counts for what the imported module re-exports,
    too; a call is one of a function, or of an initialiser, or of a member. What a component uses
    of itself does not count. Exceptions select the thing that is judged, by `of`.

    A name that could not be resolved and that the other side declares may be what is missing.
    Then nothing is reported.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    project.txt:3:1: error: 'FeedTests' must import 'Feed', but no file of it does [tests-import-their-subject]
    """
}
