import CommonUI
import UIKit

/// Asks for a personal access token.
final class TokenViewController: UIViewController {
  private weak var delegate: TokenViewControllerDelegate?
  private let field = UITextField()

  init(delegate: TokenViewControllerDelegate) {
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
    title = "Sign in"
  }

  @available(*, unavailable, message: "There is no storyboard.")
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.canvas
    field.placeholder = "Personal access token"
    field.isSecureTextEntry = true
    let heading = TitleLabel("Paste the token from your account page")
    let confirm = PrimaryButton(title: "Sign in") { [weak self] in self?.confirm() }
    let stack = UIStackView(arrangedSubviews: [heading, field, confirm])
    stack.axis = .vertical
    stack.spacing = 16
    stack.frame = view.bounds.insetBy(dx: 24, dy: 24)
    view.addSubview(stack)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  /// Hands over the text of the field, unless it is blank.
  func confirm(_ text: String? = nil) {
    let token = (text ?? field.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    guard !token.isEmpty else { return }
    delegate?.tokenViewController(self, didEnter: token)
  }

  @objc private func cancel() {
    delegate?.tokenViewControllerDidCancel(self)
  }
}
