import Common
import Networking

/// What `BuildTriggerModule` starts from.
public final class BuildTriggerModuleSetup: ModuleSetup {
  /// The app to build.
  public let app: BitriseApp
  /// The build to repeat, or `nil` for one with the usual values.
  public let template: Build?
  /// Where the build is asked for.
  public let service: HTTPService

  /// Creates a setup.
  public init(app: BitriseApp, template: Build? = nil, service: HTTPService) {
    self.app = app
    self.template = template
    self.service = service
  }
}
