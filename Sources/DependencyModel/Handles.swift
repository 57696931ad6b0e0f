import SourceText

/// A source file of the analysed project: an index into `DependencyGraph.files`.
package typealias FileID = ID<SourceFileSummary>

/// A node of the type graph: an index into `DependencyGraph.nodes`.
package typealias NodeID = ID<GraphNode>

/// A component: an index into `DependencyGraph.components`.
package typealias ComponentID = ID<Component>

/// What a `GlobalName` is a handle of; there is no such value but the text.
package enum ProjectName {}

/// A name that the code of the project writes: an index into `DependencyGraph.names`.
package typealias GlobalName = ID<ProjectName>

/// A declaration of the analysed project: an index into `DeclarationTable.declarations`. Declarations are numbered
/// file by file in the order of `DependencyGraph.files`, in each as its facts list them.
package typealias DeclarationID = ID<Declaration>
