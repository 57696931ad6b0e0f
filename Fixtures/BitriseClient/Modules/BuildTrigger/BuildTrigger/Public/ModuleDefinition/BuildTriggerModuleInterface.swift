import Common
import UIKit

/// Offers the screen that starts a build.
public final class BuildTriggerModuleInterface: ModuleInterface {
  /// Hears whether a build was started.
  public var actionHandler: ((BuildTriggerModule, BuildTriggerModuleAction) -> Void)?

  weak var module: BuildTriggerModule?
  private let setup: BuildTriggerModuleSetup
  private lazy var screen = TriggerController(setup: setup) { [weak self] in self?.send($0) }

  init(setup: BuildTriggerModuleSetup) {
    self.setup = setup
  }

  /// The screen that starts a build.
  public var rootViewController: UIViewController? { screen }

  private func send(_ action: BuildTriggerModuleAction) {
    guard let module else { return }
    actionHandler?(module, action)
  }
}
