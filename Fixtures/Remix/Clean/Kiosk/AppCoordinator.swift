import Entity
import Wireframe

/// Shows the beds of the one garden that the kiosk stands in.
final class AppCoordinator: Coordinator {
  private let beds: BedListFeature
  private let garden: Garden
  private let wireframe: NavigationWireframe
  private var child: Coordinator?

  init(beds: BedListFeature, garden: Garden, wireframe: NavigationWireframe) {
    self.beds = beds
    self.garden = garden
    self.wireframe = wireframe
  }

  func start() {
    child = beds.makeCoordinator(for: garden, wireframe: wireframe)
    child?.start()
  }
}
