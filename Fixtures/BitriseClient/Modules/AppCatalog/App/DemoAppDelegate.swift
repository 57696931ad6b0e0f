import AppCatalog
import Networking
import UIKit

/// Shows the list of apps without the rest of the application.
@main
final class DemoAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let module = AppCatalogModule.create(
    with: AppCatalogModuleSetup(service: SampleService()))

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    module.interface.actionHandler = { _, action in print(action) }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = module.interface.rootViewController
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

private final class SampleService: HTTPService {
  func send<Request: HTTPRequest>(_ request: Request) async throws -> Request.Response {
    let sample = #"{"data": [{"slug": "1", "title": "Sample", "provider": "github"}]}"#
    return try request.response(from: Data(sample.utf8))
  }
}
