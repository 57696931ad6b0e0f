import Common
import UIKit

/// Offers the showcase; the widgets themselves are used as types.
public final class CommonUIModuleInterface: ModuleInterface {
  /// Hears when the showcase is closed.
  public var actionHandler: ((CommonUIModule, CommonUIModuleAction) -> Void)?

  weak var module: CommonUIModule?
  private let setup: CommonUIModuleSetup

  init(setup: CommonUIModuleSetup) {
    self.setup = setup
  }

  /// A screen with one specimen of each widget.
  public var rootViewController: UIViewController? {
    ShowcaseController(title: setup.showcaseTitle) { [weak self] in self?.close() }
  }

  private func close() {
    guard let module else { return }
    actionHandler?(module, .closed)
  }
}
