extension GraphRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    The file's name says how it is read:

    - **DOT** (`.dot`, `.gv`): what Graphviz draws, subgraphs and clusters included. Of
      attributes, `label` of nodes and `dir` of edges count. An edge from or to `{ … }` is one
      from or to every node in it. Edges of an undirected `graph` are read from left to right.
    - **Mermaid** (`.mmd`, `.mermaid`; in `.md` the first block fenced as `mermaid` that is a
      flowchart): nodes, labels and links of all strokes. A link without an arrowhead is read from
      left to right, one with two both ways, an invisible one (`~~~`) not at all. A link to a
      subgraph is one to a node of its name.
    - **YAML and JSON** (`.yml`, `.yaml`, `.json`): a mapping such as `App: [Login, Cart]`, or
      lists `edges: [{ from: App, to: Login }]` and, if wanted, `nodes: [App, Login]`. `archcheck
      graph --format json` writes such a file, and `--format dot` one in DOT.

    A node means the component, or module, whose name is its id, or else its label. What the file
    shows beyond `of` is not looked at: components that are not selected, modules from outside and
    of other roles. A node of the file that means nothing in the project is one violation,
    whatever its edges; a component that the file lacks is one of its own only where none of its
    missing edges is. A dependency that is missing in the file is located at its first reference,
    a surplus one where the file shows it. A file that is missing, larger than 4 MB or wrong is a
    violation too. Exceptions with `from` and `to` excuse edges on either side, those with `of`
    nodes.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    App/Main.swift:3:14: error: 'App' uses 'Cart', but 'docs/graph.mmd' shows no dependency of 'App' on 'Cart' [drawing-is-true]
    docs/graph.mmd:3:13: error: 'docs/graph.mmd' shows a dependency of 'Login' on 'Cart' that the code does not have [drawing-is-true]
    """
}
