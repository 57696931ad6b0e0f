import Networking
import XCTest

@testable import BuildTrigger

final class BuildTriggerTests: XCTestCase {
  private let request = TriggerRequest(appID: "7", branch: "main", workflow: "test")

  func testTheOrderNamesBranchAndWorkflow() throws {
    let body = try XCTUnwrap(request.body)
    let text = String(decoding: body, as: UTF8.self)
    XCTAssertTrue(text.contains(#""branch":"main""#))
    XCTAssertTrue(text.contains(#""workflow_id":"test""#))
  }

  func testARefusalIsAnError() {
    let refusal = Data(#"{"status": "error"}"#.utf8)
    XCTAssertThrowsError(try request.response(from: refusal)) { error in
      XCTAssertEqual(error as? ServiceError, .malformed("error"))
    }
  }
}
