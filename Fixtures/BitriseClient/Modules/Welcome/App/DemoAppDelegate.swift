import Common
import UIKit
import Welcome

/// Shows the invitation without the rest of the application.
@main
final class DemoAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let module = WelcomeModule.create(with: WelcomeModuleSetup(tokens: NoToken()))

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let screen = module.interface.rootViewController else { return false }
    module.interface.actionHandler = { _, action in print(action) }
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
