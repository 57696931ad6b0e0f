/// Hears what the user thinks of more tickets.
public protocol UpsellDelegate: AnyObject {
  /// The user wants more.
  func didAgree()
}
