@testable import Tides
import Core
import XCTest

final class TidesReducerTests: XCTestCase {
  func testShowsTheNextDay() {
    let state = TidesReducer().handle(
      action: TidesUIAction.didChangeDay(by: 1), state: TidesState(), completion: { _ in })
    XCTAssertEqual(state.day, 1)
  }
}
