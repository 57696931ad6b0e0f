import GardenSelectionFeature
import GardenService
import Helpers
import UIKit
import Wireframe

/// Where everything begins: the one place that knows the screen, the server and the features.
@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let clock = Clock()
  private var coordinator: AppCoordinator?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let address = URL(string: "https://allotments.example.com") else { return false }
    let gardens = RemoteGardenService(address: address)
    let beds = RemoteBedService(gardens: gardens)
    let split = UISplitWireframe()
    let selection = GardenSelectionFeature(
      dependencies: .init(service: gardens, factory: UIGardenSelectionFactory(tint: .green)))
    coordinator = AppCoordinator(
      wireframe: split, selection: selection,
      beds: BedListFeature(
        service: beds, factory: UIBedFactory(),
        details: BedDetailFeature(service: beds, factory: UIBedFactory())))
    let window = UIWindow()
    window.rootViewController = split.controller
    window.makeKeyAndVisible()
    self.window = window
    coordinator?.start()
    return true
  }
}
