import Common
import UIKit

/// Offers <#what the module shows#>.
public final class ___VARIABLE_productName:identifier___ModuleInterface: ModuleInterface {
  /// Hears what the user chose.
  public var actionHandler: ((___VARIABLE_productName:identifier___Module, ___VARIABLE_productName:identifier___ModuleAction) -> Void)?

  weak var module: ___VARIABLE_productName:identifier___Module?
  private let setup: ___VARIABLE_productName:identifier___ModuleSetup

  init(setup: ___VARIABLE_productName:identifier___ModuleSetup) {
    self.setup = setup
  }

  /// The first screen.
  public var rootViewController: UIViewController? { <#screen#> }

  private func send(_ action: ___VARIABLE_productName:identifier___ModuleAction) {
    guard let module else { return }
    actionHandler?(module, action)
  }
}
