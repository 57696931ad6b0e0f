import Common
import Networking
import XCTest

@testable import AppCatalog

final class AppCatalogTests: XCTestCase {
  func testDisabledAppsComeLast() async throws {
    let service = PagedService(pages: [
      [app("b"), app("z", isDisabled: true)],
      [app("a"), app("c")],
    ])
    let apps = try await RemoteCatalogProvider(service: service).apps()
    XCTAssertEqual(apps.map(\.title), ["a", "b", "c", "z"])
  }

  func testTheFirstPageHasNoCursor() {
    XCTAssertEqual(CatalogRequest(cursor: nil, limit: 10).query, ["limit": "10"])
    XCTAssertEqual(CatalogRequest(cursor: "x", limit: 10).query, ["limit": "10", "next": "x"])
  }

  private func app(_ title: String, isDisabled: Bool = false) -> BitriseApp {
    BitriseApp(id: title, title: title, provider: "github", isDisabled: isDisabled)
  }
}

private final class PagedService: HTTPService {
  private var pages: [[BitriseApp]]

  init(pages: [[BitriseApp]]) {
    self.pages = pages
  }

  func send<Request: HTTPRequest>(_ request: Request) async throws -> Request.Response {
    guard !pages.isEmpty else { throw ServiceError.status(404) }
    let apps = pages.removeFirst()
    let page = CatalogRequest.Page(apps: apps, next: pages.isEmpty ? nil : "more")
    guard let response = page as? Request.Response else { throw ServiceError.malformed("Page") }
    return response
  }
}
