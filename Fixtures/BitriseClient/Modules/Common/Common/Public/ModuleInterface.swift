import UIKit

/// The face of a module: what the outside may embed, and where it hears about actions.
@MainActor
public protocol ModuleInterface: AnyObject {
  /// The module that this interface belongs to.
  associatedtype Module: AnyObject
  /// What the module may tell its owner.
  associatedtype Action: ModuleAction

  /// The first screen, or `nil` for a module that has none.
  var rootViewController: UIViewController? { get }

  /// Called on the main actor for every action; the receiver is unknown to the module.
  var actionHandler: ((Module, Action) -> Void)? { get set }
}
