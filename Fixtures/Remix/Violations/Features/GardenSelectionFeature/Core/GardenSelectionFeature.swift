import GardenService
import Wireframe

/// Lets a member choose a garden. The module is called like this type.
public final class GardenSelectionFeature {
  /// What it takes from whoever uses it, and who that is it does not know.
  public struct Dependencies {
    let service: GardenService
    let factory: GardenSelectionFactory

    public init(service: GardenService, factory: GardenSelectionFactory) {
      self.service = service
      self.factory = factory
    }
  }

  private let dependencies: Dependencies

  public init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// A coordinator with all that it works with.
  public func makeCoordinator(
    wireframe: NavigationWireframe, delegate: GardenSelectionCoordinatorDelegate
  ) -> GardenSelectionCoordinator {
    let coordinator = GardenSelectionCoordinator(
      interactor: GardenSelectionInteractor(service: dependencies.service),
      formatter: GardenSelectionFormatter(), factory: dependencies.factory, wireframe: wireframe)
    coordinator.delegate = delegate
    return coordinator
  }
}
