import Common
import Networking
import UIKit

/// Leads the user from module to module; the only place that knows what comes after what.
@MainActor
final class AppFlow: FlowController {
  let modules: AppModules
  let navigation = UINavigationController()

  var root: UIViewController { navigation }

  init(modules: AppModules) {
    self.modules = modules
    modules.networking.interface.actionHandler = { [weak self] _, action in self?.handle(action) }
  }

  func start() {
    if modules.common.interface.tokens.token == nil {
      showWelcome()
    } else {
      showAppCatalog()
    }
  }

  /// Puts a module's first screen above the others.
  func present(_ screen: UIViewController?) {
    guard let screen else { return }
    navigation.present(screen, animated: true)
  }

  /// Makes a module's first screen the only one.
  func replace(with screen: UIViewController?) {
    guard let screen else { return }
    navigation.setViewControllers([screen], animated: true)
  }

  /// Takes away what was presented last.
  func dismiss() {
    navigation.dismiss(animated: true)
  }

  private func handle(_ action: NetworkingModuleAction) {
    switch action {
    case .tokenRejected: showAuthentication()
    }
  }
}
