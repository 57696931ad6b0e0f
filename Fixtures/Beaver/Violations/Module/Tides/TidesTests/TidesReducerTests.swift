import Core
import Tides
import XCTest

final class TidesReducerTests: XCTestCase {
  func testShowsTheNextDay() {
    XCTAssertNotNil(TidesReducer())
    XCTAssertEqual(TidesState().day, 0)
  }
}
