import Entity
import Foundation
import GardenService
import UIKit
import Wireframe

// Another application of the same sources, with a delegate and a coordinator of the same names.
@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var coordinator: AppCoordinator?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let address = URL(string: "https://allotments.example.com") else { return false }
    let navigation = UINavigationController()
    let beds = RemoteBedService(gardens: RemoteGardenService(address: address))
    let garden = Garden(id: "south", name: "South", opened: Date(), beds: [])
    coordinator = AppCoordinator(
      beds: BedListFeature(
        service: beds, factory: UIBedFactory(),
        details: BedDetailFeature(service: beds, factory: UIBedFactory())),
      garden: garden, wireframe: UINavigationWireframe(controller: navigation))
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    coordinator?.start()
    return true
  }
}
