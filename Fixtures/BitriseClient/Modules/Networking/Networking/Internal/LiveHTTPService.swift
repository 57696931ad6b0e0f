import Common
import Foundation

/// Sends requests over the network.
final class LiveHTTPService: HTTPService {
  /// Called when the service answers that the token is not valid.
  var onRejectedToken: (@MainActor () -> Void)?

  private let baseURL: URL
  private let tokens: TokenStore
  private let session: URLSession

  init(baseURL: URL, tokens: TokenStore, session: URLSession = .shared) {
    self.baseURL = baseURL
    self.tokens = tokens
    self.session = session
  }

  func send<Request: HTTPRequest>(_ request: Request) async throws -> Request.Response {
    let (data, answer) = try await session.data(for: urlRequest(for: request))
    guard let status = (answer as? HTTPURLResponse)?.statusCode else {
      throw ServiceError.malformed("The answer is no HTTP.")
    }
    try await check(status)
    return try request.response(from: data)
  }

  /// Puts address, parameters, body and token together.
  func urlRequest<Request: HTTPRequest>(for request: Request) throws -> URLRequest {
    guard let token = tokens.token else { throw ServiceError.unauthorized }
    let address = baseURL.appendingPathComponent(request.path)
    var components = URLComponents(url: address, resolvingAgainstBaseURL: false)
    if !request.query.isEmpty {
      components?.queryItems = request.query
        .sorted { $0.key < $1.key }
        .map { URLQueryItem(name: $0.key, value: $0.value) }
    }
    guard let url = components?.url else { throw ServiceError.malformed(request.path) }
    var urlRequest = URLRequest(url: url)
    urlRequest.httpMethod = request.verb.rawValue
    urlRequest.httpBody = request.body
    urlRequest.setValue("token \(token)", forHTTPHeaderField: "Authorization")
    return urlRequest
  }

  private func check(_ status: Int) async throws {
    switch status {
    case 200..<300: return
    case 401, 403:
      await onRejectedToken?()
      throw ServiceError.unauthorized
    default: throw ServiceError.status(status)
    }
  }
}
