import TicketSecurity
import XCTest

final class VaultTests: XCTestCase {
  func testSeal() {
    XCTAssertEqual(KeyVault().seal("abc"), "3-3")
  }
}
