@testable import App
import Core
import XCTest

final class AppReducerTests: XCTestCase {
  func testStartMakesItActive() {
    let state = AppReducer().handle(
      action: AppRoutingAction.start(module: BerthsRoutingAction.start), state: AppState(),
      completion: { _ in })
    XCTAssertTrue(state.isActive)
  }
}
