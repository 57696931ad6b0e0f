import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let appDiContainer: AppDiContainer = AppDiContainer()

  private var appFlow: AppFlow?

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let flow = AppFlow(appDiContainer: appDiContainer)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = flow.navigationController
    window.makeKeyAndVisible()
    flow.navigate(step: .appLaunched)
    appFlow = flow
    self.window = window
    return true
  }
}
