import Common
import UIKit

/// The service, for whoever composes the modules.
public final class NetworkingModuleInterface: ModuleInterface {
  /// Hears when the service rejects the token.
  public var actionHandler: ((NetworkingModule, NetworkingModuleAction) -> Void)?

  /// The one connection that all modules share.
  public var service: HTTPService { liveService }

  weak var module: NetworkingModule?
  private let liveService: LiveHTTPService

  init(setup: NetworkingModuleSetup) {
    liveService = LiveHTTPService(baseURL: setup.baseURL, tokens: setup.tokens)
    liveService.onRejectedToken = { [weak self] in self?.send(.tokenRejected) }
  }

  /// Always `nil`: this module has no screen.
  public var rootViewController: UIViewController? { nil }

  private func send(_ action: NetworkingModuleAction) {
    guard let module else { return }
    actionHandler?(module, action)
  }
}
