import Common

/// Starts a build.
public final class BuildTriggerModule: AppModule {
  /// The name in logs.
  public static let name = "BuildTrigger"

  /// Gives access to the screen.
  public let interface: BuildTriggerModuleInterface

  private init(setup: BuildTriggerModuleSetup) {
    interface = BuildTriggerModuleInterface(setup: setup)
    interface.module = self
  }

  /// Creates the module for one app.
  public static func create(with setup: BuildTriggerModuleSetup) -> BuildTriggerModule {
    BuildTriggerModule(setup: setup)
  }
}
