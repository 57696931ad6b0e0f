@testable import Core
import XCTest

final class TidesStateTests: XCTestCase {
  func testIsHiddenAtFirst() {
    var state = TidesState()
    XCTAssertFalse(state.isVisible)
    state.isVisible = true
    XCTAssertNotEqual(state, TidesState())
  }
}
