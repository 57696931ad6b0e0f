// The app's title was once looked up here:
// import AppCatalog
/* import Welcome */
import Common
import Foundation
import Networking

/// Asks for the latest builds of one app.
struct HistoryRequest: HTTPRequest {
  let appID: String
  let verb = HTTPVerb.get

  var path: String { "apps/\(appID)/builds" }
  var query: [String: String] { ["sort_by": "created_at", "limit": "50"] }

  func response(from data: Data) throws -> [Build] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(Answer.self, from: data).data
  }

  private struct Answer: Decodable {
    let data: [Build]
  }
}
