import Foundation
import Networking

/// Asks the service to build a branch.
struct TriggerRequest: HTTPRequest {
  let appID: String
  let branch: String
  let workflow: String

  let verb = HTTPVerb.post

  var path: String { "apps/\(appID)/builds" }
  var body: Data? {
    let parameters = Order.Parameters(branch: branch, workflow_id: workflow)
    return try? JSONEncoder().encode(Order(build_params: parameters))
  }

  func response(from data: Data) throws {
    let answer = try JSONDecoder().decode(Answer.self, from: data)
    guard answer.status == "ok" else { throw ServiceError.malformed(answer.status) }
  }

  /// The keys are the service's own.
  private struct Order: Encodable {
    struct Parameters: Encodable {
      let branch: String
      let workflow_id: String
    }

    let build_params: Parameters
    let hook_info = ["type": "bitrise"]
  }

  private struct Answer: Decodable {
    let status: String
  }
}
