import Common
import Networking

/// What `AppOverviewModule` starts from.
public final class AppOverviewModuleSetup: ModuleSetup {
  /// The app to show.
  public let app: BitriseApp
  /// Where its configuration is asked for.
  public let service: HTTPService

  /// Creates a setup.
  public init(app: BitriseApp, service: HTTPService) {
    self.app = app
    self.service = service
  }
}
