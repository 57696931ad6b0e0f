import UIKit

/// The shared services, for whoever composes the modules.
public final class CommonModuleInterface: ModuleInterface {
  /// Hears when the user signs in or out.
  public var actionHandler: ((CommonModule, CommonModuleAction) -> Void)?

  /// The one place where the token is kept.
  public var tokens: TokenStore { store }

  weak var module: CommonModule?
  private let store: InMemoryTokenStore

  init(setup: CommonModuleSetup) {
    store = InMemoryTokenStore(token: setup.rememberedToken)
    store.onChange = { [weak self] token in
      self?.send(token == nil ? .signedOut : .signedIn)
    }
  }

  /// Always `nil`: this module has no screen.
  public var rootViewController: UIViewController? { nil }

  private func send(_ action: CommonModuleAction) {
    guard let module else { return }
    actionHandler?(module, action)
  }
}
