import CommonUI
import UIKit

/// Shows the widgets without the rest of the application.
@main
final class DemoAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let module = CommonUIModule.create(with: CommonUIModuleSetup())

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = module.interface.rootViewController
    window.tintColor = Palette.accent
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
