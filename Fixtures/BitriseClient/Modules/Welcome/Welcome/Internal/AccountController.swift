import Common
import CommonUI
import UIKit

/// Shows that somebody is signed in, and offers to end that.
final class AccountController: UIViewController {
  private let tokens: TokenStore
  private let onSignOut: () -> Void

  init(tokens: TokenStore, onSignOut: @escaping () -> Void) {
    self.tokens = tokens
    self.onSignOut = onSignOut
    super.init(nibName: nil, bundle: nil)
    title = "Account"
  }

  @available(*, unavailable, message: "There is no storyboard.")
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.canvas
    let signOut = PrimaryButton(title: "Sign out") { [weak self] in self?.signOut() }
    let stack = UIStackView(arrangedSubviews: [TitleLabel("You are signed in"), signOut])
    stack.axis = .vertical
    stack.spacing = 24
    stack.frame = view.bounds.insetBy(dx: 24, dy: 96)
    view.addSubview(stack)
  }

  /// Forgets the token and tells so.
  func signOut() {
    tokens.clear()
    onSignOut()
  }
}
