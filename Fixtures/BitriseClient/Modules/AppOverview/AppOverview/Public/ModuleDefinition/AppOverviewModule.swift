import Common

/// Shows one app and what can be done with it.
public final class AppOverviewModule: AppModule {
  /// The name in logs.
  public static let name = "AppOverview"

  /// Gives access to the screen.
  public let interface: AppOverviewModuleInterface

  private init(setup: AppOverviewModuleSetup) {
    interface = AppOverviewModuleInterface(setup: setup)
    interface.module = self
  }

  /// Creates the module for one app.
  public static func create(with setup: AppOverviewModuleSetup) -> AppOverviewModule {
    AppOverviewModule(setup: setup)
  }
}
