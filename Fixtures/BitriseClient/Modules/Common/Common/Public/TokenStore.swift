/// Keeps the personal access token of the signed-in user.
public protocol TokenStore: AnyObject {
  /// The token, or `nil` while nobody is signed in.
  var token: String? { get }

  /// Replaces the token; an empty text counts as signing out.
  func save(_ token: String)

  /// Forgets the token.
  func clear()
}
