import Common
import Networking

/// What `BuildHistoryModule` starts from.
public final class BuildHistoryModuleSetup: ModuleSetup {
  /// The app whose builds are shown.
  public let app: BitriseApp
  /// Where the builds are asked for.
  public let service: HTTPService

  /// Creates a setup.
  public init(app: BitriseApp, service: HTTPService) {
    self.app = app
    self.service = service
  }
}
