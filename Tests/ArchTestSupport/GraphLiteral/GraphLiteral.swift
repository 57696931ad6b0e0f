import DependencyModel
import SourceText

/// A dependency graph written as text, so that a test shows its input in one glance.
///
/// ```
/// "UI -> Domain, Domain -> Data"
/// ```
///
/// makes three modules with one struct each: a name without a dot is the node `Name.Name`.
/// Richer graphs name their nodes `Module.Name`, or list them in blocks:
///
/// ```
/// module App (tool)
///   imports Core & Foundation
///   public class Main -inheritance-> Core.Service -> Core.Client
///   file Views/Home.swift
///     struct Home -> Main
/// module Core
///   protocol Service
/// App.Home -call:probable-> Core.Client(class)
/// component Screens = App/Views & App.Main
/// ```
///
/// Statements end at a line's end or a comma; `//` begins a comment; indented lines belong to the
/// `module` or `file` line above. `&` joins several nodes, and `A -> B -> C` is two edges. Within
/// a module's block a name without a dot is one of that module; elsewhere it is `Name.Name`.
///
/// | Statement | Meaning |
/// | --- | --- |
/// | `module M (test, framework, folder P)` | a module: role, kind and folder in any order |
/// | `depends on A & B` | what the block's manifest declares |
/// | `imports A & B(testable)`, `M imports A` | imports of the block's file, or of M's own file |
/// | `writes URL & load(call) & .path` | names from outside in the block's file; `.path` is a member |
/// | `writes .path(if macOS)` | the same under conditions only |
/// | `N writes URL` | the same within the node N |
/// | `misses load` | a name in the block's file that could not be resolved |
/// | `file P (swift)` | a file of the module; P is relative to its folder, `/P` to the root |
/// | `public class N(types 3, abstract 1)` | a node: access, kind, and what the metrics count |
/// | `class N(with load, with init)` | a node with the names of members that it declares |
/// | `A -call:certain-> B(in P)` | a reference: role, confidence, and the file that declares it |
/// | `A -call-> B(as load)` | a reference to a member of B; a call of a type, or `as init`, makes one |
/// | `A -assignment-> B(as count)` | a member that is written |
/// | `A -> B(if DEBUG !macOS)`, `imports B(if DEBUG)` | what is there under conditions only |
/// | `component C = M & M.Name & P` | a component of modules, nodes, files or folders |
///
/// A node is a struct with internal access in the file `Name.swift` of its module's folder unless
/// the text says otherwise. A reference from a node to itself must name another file with `in`; it
/// becomes a file reference. Earlier components take precedence, and what none takes belongs to
/// its module's own. Places are those of `sources`.
package struct GraphLiteral: Sendable {
  /// The graph that the text describes.
  package let graph: DependencyGraph
  /// A Swift-like text for each file, by path in the order of bytes; locations point into it.
  package let sources: [(path: String, text: String)]

  /// Reads a text that may be wrong.
  ///
  /// - Throws: the first mistake, with its line.
  /// - Complexity: O(n log n) for n nodes, references and files.
  package init(parsing text: String) throws(GraphLiteralError) {
    var parser = GraphLiteralParser()
    try parser.parse(text)
    var assembly = GraphAssembly(parser.draft)
    graph = try assembly.graph()
    sources = assembly.sources
  }

  /// The node of an id such as `App.Main`, or `nil`. O(log nodes).
  package func node(_ id: String) -> NodeID? {
    var low = 0
    var high = graph.nodes.count
    while low < high {
      let middle = (low + high) / 2
      if graph.nodes[middle].id.precedesInBytes(id) { low = middle + 1 } else { high = middle }
    }
    guard low < graph.nodes.count, graph.nodes[low].id.equalsInBytes(id) else { return nil }
    return NodeID(low)
  }
}

extension GraphLiteral: ExpressibleByStringLiteral {
  /// Reads a literal of a test.
  ///
  /// - Precondition: the text follows the grammar; otherwise the test stops with the mistake.
  package init(stringLiteral text: String) {
    do {
      try self.init(parsing: text)
    } catch {
      preconditionFailure(error.description)
    }
  }
}

/// A mistake in the text of a graph literal.
package struct GraphLiteralError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line of the text, 1-based.
  package var line: Int
  /// What is wrong and what is allowed instead.
  package var message: String

  /// Makes a mistake.
  package init(line: Int, message: String) {
    self.line = line
    self.message = message
  }

  /// The line and the message.
  package var description: String { "graph literal, line \(line): \(message)" }
}
