import Foundation
import Networking

/// Asks for the text of the configuration that an app's builds follow.
struct ManifestRequest: HTTPRequest {
  let appID: String
  let verb = HTTPVerb.get

  var path: String { "apps/\(appID)/bitrise.yml" }

  func response(from data: Data) throws -> String {
    guard let text = String(bytes: data, encoding: .utf8) else {
      throw ServiceError.malformed(path)
    }
    return text
  }
}
