import TicketUI
import XCTest

final class BannerTests: XCTestCase {
  func testRegistration() {
    PurchaseBanner.register()
    XCTAssertTrue(true)
  }
}
