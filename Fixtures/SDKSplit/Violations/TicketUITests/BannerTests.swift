import TicketUI
import XCTest

final class BannerTests: XCTestCase {
  func testRegistration() {
    XCTAssertNotNil(PurchaseBanner())
  }
}
