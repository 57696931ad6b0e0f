import Common
import UIKit

/// Offers the invitation or the account, whichever fits.
public final class WelcomeModuleInterface: ModuleInterface {
  /// Hears whether the user wants to sign in, or has signed out.
  public var actionHandler: ((WelcomeModule, WelcomeModuleAction) -> Void)?

  weak var module: WelcomeModule?
  private let setup: WelcomeModuleSetup

  init(setup: WelcomeModuleSetup) {
    self.setup = setup
  }

  /// The screen for the present state of the token.
  public var rootViewController: UIViewController? {
    if setup.tokens.token == nil {
      return WelcomeController { [weak self] in self?.send(.signInRequested) }
    }
    return AccountController(tokens: setup.tokens) { [weak self] in self?.send(.signedOut) }
  }

  private func send(_ action: WelcomeModuleAction) {
    guard let module else { return }
    actionHandler?(module, action)
  }
}
