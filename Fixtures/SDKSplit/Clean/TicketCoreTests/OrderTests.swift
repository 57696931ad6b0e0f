import TicketCore
import XCTest

final class OrderTests: XCTestCase {
  func testEquality() {
    XCTAssertEqual(Order(number: "A", count: 1), Order(number: "A", count: 1))
  }
}
