import Entity
import Foundation
import XCTest

// The coordinator is compiled into this target, so there is nothing to import for it.
final class BedListCoordinatorTests: XCTestCase {
  func testShowsTheBedsOfTheGarden() {
    let view = MockBedListView()
    let service = FakeBedService(beds: [Bed(id: "1", squareMetres: 4, state: .free)])
    let garden = Garden(id: "g", name: "South", opened: Date(), beds: [])
    let factory = FakeBedFactory(list: view)
    let coordinator = BedListCoordinator(
      interactor: BedListInteractor(garden: garden, service: service),
      formatter: BedListFormatter(), view: view, wireframe: FakeWireframe(),
      details: BedDetailFeature(service: service, factory: factory))
    coordinator.start()
    XCTAssertEqual(view.shown?.rows.count, 1)
  }
}
