import Common
import Foundation
import XCTest

@testable import Networking

final class NetworkingTests: XCTestCase {
  private let address = URL(fileURLWithPath: "/service")

  func testParametersAreSortedIntoTheAddress() throws {
    let service = LiveHTTPService(baseURL: address, tokens: FixedToken("abc"))
    let request = try service.urlRequest(for: Ping(query: ["b": "2", "a": "1"]))
    XCTAssertEqual(request.url?.query, "a=1&b=2")
    XCTAssertEqual(request.value(forHTTPHeaderField: "Authorization"), "token abc")
  }

  func testNothingIsSentWithoutAToken() {
    let service = LiveHTTPService(baseURL: address, tokens: FixedToken(nil))
    XCTAssertThrowsError(try service.urlRequest(for: Ping(query: [:]))) { error in
      XCTAssertEqual(error as? ServiceError, .unauthorized)
    }
  }
}

private struct Ping: HTTPRequest {
  let verb = HTTPVerb.get
  let path = "ping"
  let query: [String: String]

  func response(from data: Data) throws -> Int { data.count }
}

private final class FixedToken: TokenStore {
  let token: String?

  init(_ token: String?) {
    self.token = token
  }

  func save(_ token: String) {}
  func clear() {}
}
