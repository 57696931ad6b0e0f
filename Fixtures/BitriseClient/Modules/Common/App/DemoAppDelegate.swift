import Common
import UIKit

/// Shows that the shared services start without the rest of the application.
@main
final class DemoAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let module = CommonModule.create(with: CommonModuleSetup(rememberedToken: "demo"))

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let screen = UIViewController()
    screen.title = module.interface.tokens.token == nil ? "Signed out" : "Signed in"
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
