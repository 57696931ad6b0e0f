import Common
import UIKit

/// Offers the list of builds.
public final class BuildHistoryModuleInterface: ModuleInterface {
  /// Hears what the user chose.
  public var actionHandler: ((BuildHistoryModule, BuildHistoryModuleAction) -> Void)?

  weak var module: BuildHistoryModule?
  private let flow: HistoryFlow

  init(setup: BuildHistoryModuleSetup) {
    let provider = RemoteHistoryProvider(app: setup.app, service: setup.service)
    flow = HistoryFlow(title: setup.app.title, provider: provider)
    flow.onAction = { [weak self] action in self?.send(action) }
    flow.start()
  }

  /// The list of builds, inside its own navigation.
  public var rootViewController: UIViewController? { flow.root }

  private func send(_ action: BuildHistoryModuleAction) {
    guard let module else { return }
    actionHandler?(module, action)
  }
}
