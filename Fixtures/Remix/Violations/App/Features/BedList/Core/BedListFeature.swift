import Entity
import Wireframe

/// The beds of a garden.
final class BedListFeature {
  private let service: BedService
  private let factory: BedFactory
  private let details: BedDetailFeature

  init(service: BedService, factory: BedFactory, details: BedDetailFeature) {
    self.service = service
    self.factory = factory
    self.details = details
  }

  func makeCoordinator(for garden: Garden, wireframe: NavigationWireframe) -> BedListCoordinator {
    BedListCoordinator(
      interactor: BedListInteractor(garden: garden, service: service),
      formatter: BedListFormatter(),  // expect: remix/changes-together
      view: factory.makeBedListView(), wireframe: wireframe,
      details: details)
  }
}
