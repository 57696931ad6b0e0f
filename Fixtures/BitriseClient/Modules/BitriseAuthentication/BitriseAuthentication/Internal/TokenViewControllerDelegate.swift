/// Hears what the user did on the token screen.
@MainActor
protocol TokenViewControllerDelegate: AnyObject {
  /// The user confirmed a token that is not empty.
  func tokenViewController(_ controller: TokenViewController, didEnter token: String)

  /// The user left the screen without a token.
  func tokenViewControllerDidCancel(_ controller: TokenViewController)
}
