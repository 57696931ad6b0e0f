import DependencyModel
import ProjectModel

/// One side of a dependency, or one thing of the project, as selectors see it.
package struct Endpoint: Hashable, Sendable {
  /// What an endpoint belongs to.
  package enum Domain: Hashable, Sendable {
    /// Code of the project.
    case project
    /// Modules without sources in the project.
    case externalModules
    /// Written names that resolve to no declaration of the project.
    case symbols
  }

  /// The component's name; `""` for an external module.
  package var component: String
  /// The module's name; `""` for an external module.
  package var module: String
  /// The file's path relative to the root; `nil` where no file is meant.
  package var path: String?
  /// The type graph's node id, such as `Module.Name`; `nil` where no node is meant.
  package var type: String?
  /// What the node is; `nil` where no node is meant.
  package var traits: NodeTraits?
  /// Of an extension in another component than its type that type: what is selected with all its extensions takes it too.
  /// Holds one at most.
  package var extended: [Endpoint] = []
  /// Of a type within another one that other one, or the node. Holds one at most, and none unless a selector of the run asks
  /// for supertypes or attributes.
  package var enclosing: [Endpoint] = []
  /// Whether it is meant as a thing beside the types around it, and not as code in them. Who takes one of these takes all of
  /// it: then it is no further thing.
  package var isThing = false
  /// What the module is for.
  package var role: ModuleRole
  /// The external module's name; `nil` for code of the project.
  package var external: String?
  /// A written name that resolves to no declaration of the project; `nil` where none is meant.
  package var symbol: String?
  /// The argument labels with which the name is written; `nil` for one that is not called, and where no rule asks.
  package var labels: WrittenLabels?

  /// Makes an endpoint in the project.
  package init(
    component: String, module: String, path: String? = nil, type: String? = nil,
    traits: NodeTraits? = nil, role: ModuleRole = .production
  ) {
    self.component = component
    self.module = module
    self.path = path
    self.type = type
    self.traits = traits
    self.role = role
  }

  /// Makes an endpoint outside the project: a module, or a symbol of unknown origin.
  package init(external: String?, symbol: String? = nil, labels: WrittenLabels? = nil) {
    self.init(component: "", module: "")
    self.external = external
    self.symbol = symbol
    self.labels = labels
  }

  /// What it belongs to; a symbol with its module counts as a symbol.
  package var domain: Domain {
    if symbol != nil { return .symbols }
    return external == nil ? .project : .externalModules
  }

  /// Whether it stands for code of the project.
  package var isInProject: Bool { domain == .project }

  /// The node that a type within it belongs to, as seen from the same file; itself for any other endpoint.
  package var outermost: Endpoint {
    guard var outer = enclosing.first?.outermost else { return self }
    outer.path = path
    return outer
  }

  /// The type as a thing beside those around it.
  package var thing: Endpoint {
    var endpoint = self
    endpoint.isThing = true
    return endpoint
  }

  /// The node's name without its module; `nil` where no node is meant.
  package var typeName: String? {
    guard let type else { return nil }
    let prefix = module.utf8.count + 1
    guard !module.isEmpty, type.utf8.starts(with: "\(module).".utf8) else { return type }
    return String(decoding: type.utf8.dropFirst(prefix), as: UTF8.self)
  }
}
