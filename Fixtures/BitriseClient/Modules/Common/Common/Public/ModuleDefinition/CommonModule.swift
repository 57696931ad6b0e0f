/// Holds what every other module may need: models, contracts and the user's token.
public final class CommonModule: AppModule {
  /// The name in logs.
  public static let name = "Common"

  /// Gives access to the shared services.
  public let interface: CommonModuleInterface

  private init(setup: CommonModuleSetup) {
    interface = CommonModuleInterface(setup: setup)
    interface.module = self
  }

  /// Creates the module with the token of the last session, if there is one.
  public static func create(with setup: CommonModuleSetup) -> CommonModule {
    CommonModule(setup: setup)
  }
}
