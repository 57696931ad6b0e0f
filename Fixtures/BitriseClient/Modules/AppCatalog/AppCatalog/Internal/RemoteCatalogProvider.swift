import Common
import Networking

/// Asks the service for the apps, page by page.
final class RemoteCatalogProvider: CatalogProvider {
  /// What the service promises about its list of apps.
  private enum HTTPService {
    static let pageSize = 50
    static let lastPage = 20
  }

  private let service: Networking.HTTPService

  init(service: Networking.HTTPService) {
    self.service = service
  }

  func apps() async throws -> [BitriseApp] {
    var apps: [BitriseApp] = []
    var cursor: String?
    for _ in 0..<HTTPService.lastPage {
      let request = CatalogRequest(cursor: cursor, limit: HTTPService.pageSize)
      let page = try await service.send(request)
      apps += page.apps
      cursor = page.next
      if cursor == nil { break }
    }
    return apps.sorted(by: Self.precedes)
  }

  private static func precedes(_ left: BitriseApp, _ right: BitriseApp) -> Bool {
    if left.isDisabled != right.isDisabled { return right.isDisabled }
    return left.title < right.title
  }
}
