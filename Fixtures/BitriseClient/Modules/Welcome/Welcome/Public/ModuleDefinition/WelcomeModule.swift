import Common

/// Greets the user: before the sign-in with an invitation, afterwards with the account.
public final class WelcomeModule: AppModule {
  /// The name in logs.
  public static let name = "Welcome"

  /// Gives access to the screen.
  public let interface: WelcomeModuleInterface

  private init(setup: WelcomeModuleSetup) {
    interface = WelcomeModuleInterface(setup: setup)
    interface.module = self
  }

  /// Creates the module.
  public static func create(with setup: WelcomeModuleSetup) -> WelcomeModule {
    WelcomeModule(setup: setup)
  }
}
