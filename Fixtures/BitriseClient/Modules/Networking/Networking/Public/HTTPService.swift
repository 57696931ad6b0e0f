/// Sends requests as the signed-in user.
public protocol HTTPService: AnyObject {
  /// Sends a request and reads its answer.
  ///
  /// - Throws: `ServiceError`, or what the request throws while reading the answer.
  func send<Request: HTTPRequest>(_ request: Request) async throws -> Request.Response
}
