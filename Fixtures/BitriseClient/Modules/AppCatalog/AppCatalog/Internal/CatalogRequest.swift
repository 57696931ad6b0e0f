import Common
import Foundation
import Networking

/// Asks for one page of the user's apps.
struct CatalogRequest: HTTPRequest {
  /// A part of the list, and where the next part begins.
  struct Page {
    let apps: [BitriseApp]
    let next: String?
  }

  /// Where the page begins; `nil` for the first one.
  let cursor: String?
  let limit: Int

  let verb = HTTPVerb.get
  let path = "apps"

  var query: [String: String] {
    var query = ["limit": String(limit)]
    query["next"] = cursor
    return query
  }

  func response(from data: Data) throws -> Page {
    let answer = try JSONDecoder().decode(Answer.self, from: data)
    return Page(apps: answer.data, next: answer.paging?.next)
  }

  private struct Answer: Decodable {
    struct Paging: Decodable {
      let next: String?
    }

    let data: [BitriseApp]
    let paging: Paging?
  }
}
