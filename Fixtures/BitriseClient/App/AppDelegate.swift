import UIKit

/// Starts the application.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var flow: AppFlow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let address = Bundle.main.object(forInfoDictionaryKey: "ServiceAddress") as? String,
      let url = URL(string: address)
    else { return false }
    let flow = AppFlow(modules: AppModules(serviceURL: url))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = flow.root
    window.makeKeyAndVisible()
    flow.start()
    self.flow = flow
    self.window = window
    return true
  }
}
