import Networking
import XCTest

@testable import AppOverview

final class AppOverviewTests: XCTestCase {
  private let request = ManifestRequest(appID: "7")

  func testTheConfigurationIsReadAsText() throws {
    XCTAssertEqual(request.path, "apps/7/bitrise.yml")
    XCTAssertEqual(try request.response(from: Data("format: 1".utf8)), "format: 1")
  }

  func testBytesThatAreNoTextAreRefused() {
    XCTAssertThrowsError(try request.response(from: Data([0xFF, 0xFE, 0xFD]))) { error in
      XCTAssertEqual(error as? ServiceError, .malformed("apps/7/bitrise.yml"))
    }
  }
}
