import ArchTestSupport
import DependencyModel

/// The members that the statements of a function use, each as `Node.name` in the order of the text, without the module.
///
/// Names of types, functions and global variables are left out. `?name` stands for a member that stays unresolved,
/// `??name` for an ambiguous one; what no declaration of the project can be meant by is not listed.
///
/// - Parameter declarations: the text of another file of the module.
func members(of statements: String, given declarations: String) -> String {
  members(ofFile: "func run() {\n\(statements)\n}", given: declarations)
}

/// As ``members(of:given:)``, for the declarations of a whole file.
func members(ofFile text: String, given declarations: String = "") -> String {
  let project = SwiftProject(
    """
    --- M/Declarations.swift
    \(declarations)
    --- M/Program.swift
    \(text)
    """)
  return project.memberLine(ofFile: "M/Program.swift")
}

extension SwiftProject {
  /// See ``members(of:given:)``.
  func memberLine(ofFile path: String) -> String {
    var entries: [(offset: UInt32, text: String)] = []
    for edge in graph.edges {
      let node = graph.nodes[edge.to.int].id.drop { $0 != "." }.dropFirst()
      for index in edge.references {
        let reference = graph.references[index]
        if reference.isNominal || !isIn(path, reference.file, reference.offset) { continue }
        entries.append((reference.offset, "\(node).\(graph.names[reference.name])"))
      }
    }
    for reference in graph.unresolved where isIn(path, reference.file, reference.offset) {
      let mark = reference.outcome == .ambiguous ? "??" : "?"
      entries.append((reference.offset, mark + graph.names[reference.name]))
    }
    return entries.sorted { ($0.offset, $0.text) < ($1.offset, $1.text) }.map(\.text)
      .joined(separator: " ")
  }

  private func isIn(_ path: String, _ file: FileID, _ offset: UInt32) -> Bool {
    graph.location(of: file, offset: offset).path == path
  }
}
