import Common
import Networking

/// Asks the service for the builds of one app.
final class RemoteHistoryProvider: HistoryProvider {
  private let app: BitriseApp
  private let service: HTTPService

  init(app: BitriseApp, service: HTTPService) {
    self.app = app
    self.service = service
  }

  func builds() async throws -> [Build] {
    let builds = try await service.send(HistoryRequest(appID: app.id))
    return builds.sorted { $0.number > $1.number }
  }
}
