import Common
import UIKit

/// Offers the screen that asks for a token.
public final class BitriseAuthenticationModuleInterface: ModuleInterface {
  /// Hears when the user has signed in or given up.
  public var actionHandler:
    ((BitriseAuthenticationModule, BitriseAuthenticationModuleAction) -> Void)?

  weak var module: BitriseAuthenticationModule?
  private let setup: BitriseAuthenticationModuleSetup
  private lazy var screen = TokenViewController(delegate: self)

  init(setup: BitriseAuthenticationModuleSetup) {
    self.setup = setup
  }

  /// The screen that asks for a token.
  public var rootViewController: UIViewController? { screen }

  private func send(_ action: BitriseAuthenticationModuleAction) {
    guard let module else { return }
    actionHandler?(module, action)
  }
}

extension BitriseAuthenticationModuleInterface: TokenViewControllerDelegate {
  func tokenViewController(_ controller: TokenViewController, didEnter token: String) {
    setup.tokens.save(token)
    send(.authenticated)
  }

  func tokenViewControllerDidCancel(_ controller: TokenViewController) {
    send(.cancelled)
  }
}
