import Common

/// Talks to the service on behalf of all other modules.
public final class NetworkingModule: AppModule {
  /// The name in logs.
  public static let name = "Networking"

  /// Gives access to the service.
  public let interface: NetworkingModuleInterface

  private init(setup: NetworkingModuleSetup) {
    interface = NetworkingModuleInterface(setup: setup)
    interface.module = self
  }

  /// Creates the module for one address and one user.
  public static func create(with setup: NetworkingModuleSetup) -> NetworkingModule {
    NetworkingModule(setup: setup)
  }
}
