import SourceText

/// A module of the analysed project: an index into `DependencyGraph.modules`.
package typealias ModuleID = ID<ModuleDescription>
