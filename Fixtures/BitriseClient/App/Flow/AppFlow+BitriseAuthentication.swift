import BitriseAuthentication

extension AppFlow {
  /// Asks for a token.
  func showAuthentication() {
    let interface = modules.authentication().interface
    interface.actionHandler = { [weak self] _, action in self?.handle(action) }
    present(interface.rootViewController)
  }

  private func handle(_ action: BitriseAuthenticationModuleAction) {
    dismiss()
    modules.release(module: BitriseAuthenticationModule.self)
    switch action {
    case .authenticated: showAppCatalog()
    case .cancelled: showWelcome()
    }
  }
}
