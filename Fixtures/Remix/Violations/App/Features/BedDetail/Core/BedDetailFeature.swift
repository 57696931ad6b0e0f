import Entity
import Wireframe

/// One bed, and how to take it.
final class BedDetailFeature {
  private let service: BedService
  private let factory: BedFactory
  var list: BedListFeature?  // expect: remix/feature-hierarchy-acyclic

  init(service: BedService, factory: BedFactory) {
    self.service = service
    self.factory = factory
  }

  func makeCoordinator(
    for bed: Bed, wireframe: NavigationWireframe, delegate: BedDetailCoordinatorDelegate
  ) -> BedDetailCoordinator {
    let coordinator = BedDetailCoordinator(
      interactor: BedDetailInteractor(bed: bed, service: service),
      formatter: BedDetailFormatter(), view: factory.makeBedDetailView(), wireframe: wireframe)
    coordinator.delegate = delegate
    return coordinator
  }
}
