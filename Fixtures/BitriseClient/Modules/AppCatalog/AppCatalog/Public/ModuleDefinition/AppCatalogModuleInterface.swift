import Common
import UIKit

/// Offers the list of apps.
public final class AppCatalogModuleInterface: ModuleInterface {
  /// Hears what the user chose.
  public var actionHandler: ((AppCatalogModule, AppCatalogModuleAction) -> Void)?

  weak var module: AppCatalogModule?
  private let flow: CatalogFlow

  init(setup: AppCatalogModuleSetup) {
    flow = CatalogFlow(provider: RemoteCatalogProvider(service: setup.service))
    flow.onAction = { [weak self] action in self?.send(action) }
    flow.start()
  }

  /// The list of apps, inside its own navigation.
  public var rootViewController: UIViewController? { flow.root }

  private func send(_ action: AppCatalogModuleAction) {
    guard let module else { return }
    actionHandler?(module, action)
  }
}
