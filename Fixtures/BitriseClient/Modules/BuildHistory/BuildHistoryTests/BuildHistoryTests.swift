import Common
import Networking
import XCTest

@testable import BuildHistory

final class BuildHistoryTests: XCTestCase {
  private let answer = """
    {"data": [
      {"slug": "x", "build_number": 1, "branch": "main", "triggered_workflow": "test", "status": 1},
      {"slug": "y", "build_number": 2, "branch": "main", "triggered_workflow": "test", "status": 0}
    ]}
    """

  func testBuildsAreReadFromTheAnswer() throws {
    let builds = try HistoryRequest(appID: "7").response(from: Data(answer.utf8))
    XCTAssertEqual(builds.map(\.state), [.succeeded, .running])
  }

  func testTheNewestBuildComesFirst() async throws {
    let app = BitriseApp(id: "7", title: "Sample", provider: "github")
    let service = FixedAnswer(Data(answer.utf8))
    let builds = try await RemoteHistoryProvider(app: app, service: service).builds()
    XCTAssertEqual(builds.map(\.number), [2, 1])
  }
}

private final class FixedAnswer: HTTPService {
  private let data: Data

  init(_ data: Data) {
    self.data = data
  }

  func send<Request: HTTPRequest>(_ request: Request) async throws -> Request.Response {
    try request.response(from: data)
  }
}
