import Common
import UIKit

/// Leads from the list of apps to what the owner of the module shows next.
final class CatalogFlow: FlowController {
  /// What a row of the list can lead to.
  enum Action {
    case open(BitriseApp)
    case account
  }

  var onAction: ((AppCatalogModuleAction) -> Void)?
  var root: UIViewController { navigation }

  private let provider: CatalogProvider
  private let navigation = UINavigationController()

  init(provider: CatalogProvider) {
    self.provider = provider
  }

  func start() {
    let list = CatalogViewController(provider: provider) { [weak self] in self?.handle($0) }
    navigation.setViewControllers([list], animated: false)
  }

  private func handle(_ action: Action) {
    switch action {
    case .open(let app) where app.isDisabled: break
    case .open(let app): onAction?(.selected(app))
    case .account: onAction?(.accountRequested)
    }
  }
}
