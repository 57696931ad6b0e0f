import BuildTrigger
import Common

extension AppFlow {
  /// Asks what to build, then starts it.
  func showBuildTrigger(for app: BitriseApp, repeating template: Build? = nil) {
    let interface = modules.buildTrigger(for: app, repeating: template).interface
    interface.actionHandler = { [weak self] _, action in self?.handle(action) }
    present(interface.rootViewController)
  }

  private func handle(_ action: BuildTriggerModuleAction) {
    dismiss()
    modules.release(module: BuildTriggerModule.self)
    switch action {
    case .started(let app): showBuildHistory(of: app)
    case .cancelled: break
    }
  }
}
