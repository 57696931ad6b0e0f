import UIKit

/// What is common to flows that another one has started. It holds the one that holds it.
class ChildFlow: Flow {
  private let flowDelegate: FlowDelegate?  // expect: clean-layers/child-flow-weak-parent

  let navigationController: UINavigationController

  init(flowDelegate: FlowDelegate, navigationController: UINavigationController) {
    self.flowDelegate = flowDelegate
    self.navigationController = navigationController
  }

  func navigate(step: FlowStep) { flowDelegate?.navigate(step: step) }
}
