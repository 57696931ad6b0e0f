import Common

/// Creates modules on demand and keeps each of them until it is released.
///
/// There is at most one instance of a module, because this is the only place that creates any.
@MainActor
final class ModulesContainer {
  private var living: [ObjectIdentifier: AnyObject] = [:]

  /// The living module of a type, else a new one made from `setup`.
  func module<Module: AppModule>(
    _ type: Module.Type, setup: @autoclosure () -> Module.Setup
  ) -> Module {
    if let module = living[ObjectIdentifier(type)] as? Module { return module }
    let module = Module.create(with: setup())
    living[ObjectIdentifier(type)] = module
    return module
  }

  /// Lets go of a module. Does nothing when there is none of that type.
  func release<Module: AppModule>(_ type: Module.Type) {
    living[ObjectIdentifier(type)] = nil
  }
}
