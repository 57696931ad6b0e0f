import AppCatalog

extension AppFlow {
  /// Shows the apps of the user.
  func showAppCatalog() {
    let interface = modules.appCatalog().interface
    interface.actionHandler = { [weak self] _, action in self?.handle(action) }
    replace(with: interface.rootViewController)
  }

  private func handle(_ action: AppCatalogModuleAction) {
    switch action {
    case .selected(let app):
      showAppOverview(of: app)
    case .accountRequested:
      modules.release(module: AppCatalogModule.self)
      showWelcome()
    }
  }
}
