import Common

/// Lists the apps of the signed-in user.
public final class AppCatalogModule: AppModule {
  /// The name in logs.
  public static let name = "AppCatalog"

  /// Gives access to the screens.
  public let interface: AppCatalogModuleInterface

  private init(setup: AppCatalogModuleSetup) {
    interface = AppCatalogModuleInterface(setup: setup)
    interface.module = self
  }

  /// Creates the module.
  public static func create(with setup: AppCatalogModuleSetup) -> AppCatalogModule {
    AppCatalogModule(setup: setup)
  }
}
