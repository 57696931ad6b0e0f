import Common

/// Lets the user sign in with a personal access token.
public final class BitriseAuthenticationModule: AppModule {
  /// The name in logs.
  public static let name = "BitriseAuthentication"

  /// Gives access to the screen.
  public let interface: BitriseAuthenticationModuleInterface

  private init(setup: BitriseAuthenticationModuleSetup) {
    interface = BitriseAuthenticationModuleInterface(setup: setup)
    interface.module = self
  }

  /// Creates the module.
  public static func create(
    with setup: BitriseAuthenticationModuleSetup
  ) -> BitriseAuthenticationModule {
    BitriseAuthenticationModule(setup: setup)
  }
}
