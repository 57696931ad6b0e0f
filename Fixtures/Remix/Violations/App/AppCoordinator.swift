import Entity
import GardenSelectionFeature
import Swinject  // expect: remix/no-framework-magic
import Wireframe

/// The only coordinator without a feature: the application itself makes it.
final class AppCoordinator: Coordinator {
  private let wireframe: SplitWireframe
  private let selection: GardenSelectionFeature
  private let beds: BedListFeature
  private let container = Container()
  private var current: [Coordinator] = []

  init(wireframe: SplitWireframe, selection: GardenSelectionFeature, beds: BedListFeature) {
    self.wireframe = wireframe
    self.selection = selection
    self.beds = beds
  }

  func start() {
    let coordinator = selection.makeCoordinator(wireframe: wireframe.master, delegate: self)
    current.append(coordinator)
    coordinator.start()
  }
}

extension AppCoordinator: GardenSelectionCoordinatorDelegate {
  func gardenSelection(_ coordinator: GardenSelectionCoordinator, didSelect garden: Garden) {
    let list = beds.makeCoordinator(for: garden, wireframe: wireframe.detail)
    current.append(list)
    list.start()
  }
}
