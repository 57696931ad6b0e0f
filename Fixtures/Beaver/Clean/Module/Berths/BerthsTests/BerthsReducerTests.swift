@testable import Berths
import Core
import XCTest

// Tests build what the product leaves to presenters.
final class BerthsReducerTests: XCTestCase {
  func testStartsWithTheList() {
    var state = BerthsState()
    state.screen = .none
    let newState = BerthsReducer().handle(
      action: BerthsRoutingAction.start, state: state, completion: { _ in })
    XCTAssertEqual(newState.screen, .list)
  }
}
