/// Why a request had no usable answer.
public enum ServiceError: Error, Equatable {
  /// The token is missing, wrong or withdrawn.
  case unauthorized
  /// The service answered with a status that is no success.
  case status(Int)
  /// The address could not be put together, or the answer is no HTTP.
  case malformed(String)
}
