import Welcome

extension AppFlow {
  /// Shows the invitation, or the account of whoever is signed in.
  func showWelcome() {
    let interface = modules.welcome().interface
    interface.actionHandler = { [weak self] _, action in self?.handle(action) }
    replace(with: interface.rootViewController)
  }

  private func handle(_ action: WelcomeModuleAction) {
    switch action {
    case .signInRequested:
      showAuthentication()
    case .signedOut:
      modules.release(module: WelcomeModule.self)
      showWelcome()
    }
  }
}
