import CommonUI
import UIKit

/// Invites the user to sign in.
///
/// Which screen follows is not known here: today it is `TokenViewController`, and after it
/// `CatalogViewController`, both of other modules.
final class WelcomeController: UIViewController {
  private let onSignIn: () -> Void

  init(onSignIn: @escaping () -> Void) {
    self.onSignIn = onSignIn
    super.init(nibName: nil, bundle: nil)
    title = "Welcome"
  }

  @available(*, unavailable, message: "There is no storyboard.")
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.canvas
    let stack = UIStackView(arrangedSubviews: [
      TitleLabel("Your builds, at a glance"),
      PrimaryButton(title: "Sign in", handler: onSignIn),
    ])
    stack.axis = .vertical
    stack.spacing = 24
    stack.frame = view.bounds.insetBy(dx: 24, dy: 96)
    view.addSubview(stack)
  }
}

#if DEBUG
  #Preview("Before the sign-in") {
    WelcomeController {}
  }
#endif
