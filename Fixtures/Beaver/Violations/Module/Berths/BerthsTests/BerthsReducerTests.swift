@testable import Berths
import XCTest

final class BerthsReducerTests: XCTestCase {
  func testStartsWithTheList() {
    var state = BerthsState()  // expect: bv-symbol-without-import
    state.screen = .none
    XCTAssertNotNil(BerthsReducer())
  }
}
