import BitriseAuthentication
import Common
import UIKit

/// Shows the sign-in without the rest of the application.
@main
final class DemoAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let module = BitriseAuthenticationModule.create(
    with: BitriseAuthenticationModuleSetup(tokens: PrintedToken()))

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

private final class PrintedToken: TokenStore {
  private(set) var token: String?

  func save(_ token: String) {
    self.token = token
    print("A token of \(token.count) characters was saved.")
  }

  func clear() {
    token = nil
  }
}
