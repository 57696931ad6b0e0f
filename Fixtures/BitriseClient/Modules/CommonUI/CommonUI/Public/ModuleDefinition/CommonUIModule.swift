import Common

/// Holds the widgets and colours that all screens share.
public final class CommonUIModule: AppModule {
  /// The name in logs.
  public static let name = "CommonUI"

  /// Gives access to the showcase.
  public let interface: CommonUIModuleInterface

  private init(setup: CommonUIModuleSetup) {
    interface = CommonUIModuleInterface(setup: setup)
    interface.module = self
  }

  /// Creates the module with the title of its showcase.
  public static func create(with setup: CommonUIModuleSetup) -> CommonUIModule {
    CommonUIModule(setup: setup)
  }
}
