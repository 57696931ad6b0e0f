import Common
import Networking
import UIKit

/// Starts the service without the rest of the application.
@main
final class DemoAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let module = NetworkingModule.create(
    with: NetworkingModuleSetup(baseURL: URL(fileURLWithPath: "/service"), tokens: NoToken()))

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let screen = UIViewController()
    screen.title = NetworkingModule.name
    module.interface.actionHandler = { _, _ in screen.title = "Token rejected" }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

private final class NoToken: TokenStore {
  let token: String? = nil

  func save(_ token: String) {}
  func clear() {}
}
