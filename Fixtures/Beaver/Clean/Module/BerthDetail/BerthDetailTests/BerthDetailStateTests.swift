import BerthDetail
import Core
import XCTest

final class BerthDetailStateTests: XCTestCase {
  func testKeepsTheBerth() {
    let state = BerthDetailReducer().handle(
      action: BerthDetailRoutingAction.start(berth: .unknown), state: BerthDetailState(),
      completion: { _ in })
    XCTAssertNotNil(state.berth)
  }
}
