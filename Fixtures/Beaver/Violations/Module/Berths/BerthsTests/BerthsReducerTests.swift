@testable import Berths
import Core
import XCTest

final class BerthsReducerTests: XCTestCase {
  func testStartsWithTheList() {
    var state = BerthsState()
    state.screen = .none
    XCTAssertNotNil(BerthsReducer())
  }
}
