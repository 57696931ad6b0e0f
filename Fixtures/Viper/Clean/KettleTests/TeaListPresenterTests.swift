import UIKit
import XCTest

@testable import Kettle

final class TeaListPresenterTests: XCTestCase {
  func testLoadsWhenTheViewIsReady() {
    let interactor = MockTeaListInteractor()
    let presenter = TeaListPresenter(interactor: interactor, router: FakeTeaListRouter())
    presenter.viewIsReady()
    XCTAssertEqual(interactor.loads, 1)
    XCTAssertNotNil(TeaListModule.make(store: InMemoryTeaStore()) as UIViewController)
  }
}

// Doubles may be put together as tests like.
private final class MockTeaListInteractor: TeaListInteractorInput {
  var loads = 0
  func load() { loads += 1 }
}

private final class FakeTeaListRouter: TeaListRouterProtocol {
  func open(_ tea: Tea) {}
}
