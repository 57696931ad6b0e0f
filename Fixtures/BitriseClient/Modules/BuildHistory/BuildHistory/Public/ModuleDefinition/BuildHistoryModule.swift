import Common

/// Shows the builds of one app.
public final class BuildHistoryModule: AppModule {
  /// The name in logs.
  public static let name = "BuildHistory"

  /// Gives access to the screens.
  public let interface: BuildHistoryModuleInterface

  private init(setup: BuildHistoryModuleSetup) {
    interface = BuildHistoryModuleInterface(setup: setup)
    interface.module = self
  }

  /// Creates the module for one app.
  public static func create(with setup: BuildHistoryModuleSetup) -> BuildHistoryModule {
    BuildHistoryModule(setup: setup)
  }
}
