import Common
import Networking

/// What `AppCatalogModule` starts from.
public final class AppCatalogModuleSetup: ModuleSetup {
  /// Where the apps are asked for.
  public let service: HTTPService

  /// Creates a setup.
  public init(service: HTTPService) {
    self.service = service
  }
}
