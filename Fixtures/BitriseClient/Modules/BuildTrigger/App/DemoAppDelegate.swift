import BuildTrigger
import Common
import Networking
import UIKit

/// Starts a build of a sample app without the rest of the application.
@main
final class DemoAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var module: BuildTriggerModule?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let app = BitriseApp(id: "1", title: "Sample", provider: "github")
    let module = BuildTriggerModule.create(
      with: BuildTriggerModuleSetup(app: app, service: SampleService()))
    module.interface.actionHandler = { _, action in print(action) }
    guard let screen = module.interface.rootViewController else { return false }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    self.module = module
    self.window = window
    return true
  }
}

private final class SampleService: HTTPService {
  func send<Request: HTTPRequest>(_ request: Request) async throws -> Request.Response {
    try request.response(from: Data(#"{"status": "ok"}"#.utf8))
  }
}
