import Foundation

/// One question to the service, together with the way to read its answer.
///
/// Concrete requests belong to the modules that ask them.
public protocol HTTPRequest {
  /// What the answer means to the one who asks.
  associatedtype Response

  /// What to do at `path`.
  var verb: HTTPVerb { get }
  /// The resource, relative to the service's address, without a leading slash.
  var path: String { get }
  /// Additional parameters of the address.
  var query: [String: String] { get }
  /// What is sent along, or `nil` for nothing.
  var body: Data? { get }

  /// Reads the answer.
  func response(from data: Data) throws -> Response
}

extension HTTPRequest {
  /// No parameters, unless the request says otherwise.
  public var query: [String: String] { [:] }
  /// Nothing is sent along, unless the request says otherwise.
  public var body: Data? { nil }
}
