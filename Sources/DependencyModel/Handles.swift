import SourceText

/// A source file of the analysed project: an index into `DependencyGraph.files`.
package typealias FileID = ID<SourceFileSummary>

/// A node of the type graph: an index into `DependencyGraph.nodes`.
package typealias NodeID = ID<GraphNode>

/// A component: an index into `DependencyGraph.components`.
package typealias ComponentID = ID<Component>

/// A declaration of the analysed project: an index into `DeclarationTable.declarations`. Declarations are numbered
/// file by file in the order of `DependencyGraph.files`, in each as its facts list them.
package typealias DeclarationID = ID<Declaration>
