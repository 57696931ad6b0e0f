/// A part of the application that is built, tested and launched on its own.
///
/// The App creates a module from its setup, shows what the interface offers, listens to the actions
/// and releases the module when the user has left it.
@MainActor
public protocol AppModule: AnyObject {
  /// What the module has to be given before it can start.
  associatedtype Setup: ModuleSetup
  /// The only door through which the outside talks to the module.
  associatedtype Interface: ModuleInterface

  /// The name that logs and debug screens show.
  static var name: String { get }

  /// The door of this instance; it lives as long as the module.
  var interface: Interface { get }

  /// Makes the module ready for use.
  static func create(with setup: Setup) -> Self
}
