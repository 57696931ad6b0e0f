extension GraphRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    The file's extension determines its format:

    - **DOT** (`.dot`, `.gv`): the Graphviz language, including subgraphs and clusters. The
      attributes `label` of nodes and `dir` of edges are read, others are ignored. An edge from or
      to `{ … }` is an edge from or to every node in it. Edges of an undirected `graph` are read
      from left to right.
    - **Mermaid** (`.mmd`, `.mermaid`; in `.md` the first block fenced as `mermaid` that is a
      flowchart): nodes, labels and links of all styles. A link without an arrowhead is read from
      left to right, one with two in both directions; an invisible one (`~~~`) is ignored. A link to
      a subgraph is a link to a node with its name.
    - **YAML and JSON** (`.yml`, `.yaml`, `.json`): a mapping such as `App: [Login, Cart]`, or lists
      `edges: [{ from: App, to: Login }]` and optionally `nodes: [App, Login]`.
      `archcheck graph --format json` writes such a file, and `--format dot` one in DOT.

    A node stands for the component or module whose name is its id, or else its label. Anything in
    the file that `of` does not select is ignored: other components, external modules and modules
    with other roles. A node that stands for nothing in the project is one violation, whatever its
    edges; a component that the file lacks is a violation of its own only if none of its missing
    edges is reported. A dependency that the file lacks is reported at its first reference, a
    surplus one at its line in the file. A file that is missing, invalid or larger than 4 MB is a
    violation too. Exceptions with `from` and `to` excuse edges, whether missing or surplus; those
    with `of` excuse nodes.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    App/Main.swift:3:14: error: 'App' uses 'Cart', but 'docs/graph.mmd' shows no dependency of 'App' on 'Cart' [drawing-is-true]
    docs/graph.mmd:3:13: error: 'docs/graph.mmd' shows a dependency of 'Login' on 'Cart' that the code does not have [drawing-is-true]
    """
}
