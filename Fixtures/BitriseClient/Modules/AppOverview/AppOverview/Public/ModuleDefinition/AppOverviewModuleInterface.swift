import Common
import UIKit

/// Offers the screen about one app.
public final class AppOverviewModuleInterface: ModuleInterface {
  /// Hears what the user chose.
  public var actionHandler: ((AppOverviewModule, AppOverviewModuleAction) -> Void)?

  weak var module: AppOverviewModule?
  private let setup: AppOverviewModuleSetup
  private lazy var screen = OverviewController(setup: setup) { [weak self] in self?.send($0) }

  init(setup: AppOverviewModuleSetup) {
    self.setup = setup
  }

  /// The screen about the app.
  public var rootViewController: UIViewController? { screen }

  private func send(_ action: AppOverviewModuleAction) {
    guard let module else { return }
    actionHandler?(module, action)
  }
}
