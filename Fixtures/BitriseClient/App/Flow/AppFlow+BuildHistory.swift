import BuildHistory
import Common

extension AppFlow {
  /// Shows the builds of one app.
  func showBuildHistory(of app: BitriseApp) {
    let interface = modules.buildHistory(of: app).interface
    interface.actionHandler = { [weak self] _, action in self?.handle(action, for: app) }
    present(interface.rootViewController)
  }

  private func handle(_ action: BuildHistoryModuleAction, for app: BitriseApp) {
    dismiss()
    modules.release(module: BuildHistoryModule.self)
    switch action {
    case .rebuildRequested(let build): showBuildTrigger(for: app, repeating: build)
    case .closed: break
    }
  }
}
