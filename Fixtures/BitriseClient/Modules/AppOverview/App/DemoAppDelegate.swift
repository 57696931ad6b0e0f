import AppOverview
import Common
import Networking
import UIKit

/// Shows one app without the rest of the application.
@main
final class DemoAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var module: AppOverviewModule?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let app = BitriseApp(id: "1", title: "Sample", provider: "github")
    let module = AppOverviewModule.create(
      with: AppOverviewModuleSetup(app: app, service: SampleService()))
    module.interface.actionHandler = { _, action in print(action) }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = module.interface.rootViewController
    window.makeKeyAndVisible()
    self.module = module
    self.window = window
    return true
  }
}

private final class SampleService: HTTPService {
  func send<Request: HTTPRequest>(_ request: Request) async throws -> Request.Response {
    try request.response(from: Data("format_version: 13".utf8))
  }
}
