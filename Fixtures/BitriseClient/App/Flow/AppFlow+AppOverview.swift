import AppOverview
import Common

extension AppFlow {
  /// Shows one app.
  func showAppOverview(of app: BitriseApp) {
    modules.release(module: AppOverviewModule.self)
    let interface = modules.appOverview(of: app).interface
    interface.actionHandler = { [weak self] _, action in self?.handle(action) }
    present(interface.rootViewController)
  }

  private func handle(_ action: AppOverviewModuleAction) {
    dismiss()
    switch action {
    case .historyRequested(let app): showBuildHistory(of: app)
    case .buildRequested(let app): showBuildTrigger(for: app)
    }
  }
}
