import UIKit

/// What is common to flows that another one has started.
class ChildFlow: Flow {
  private weak var flowDelegate: FlowDelegate?

  let navigationController: UINavigationController

  init(flowDelegate: FlowDelegate, navigationController: UINavigationController) {
    self.flowDelegate = flowDelegate
    self.navigationController = navigationController
  }

  func navigate(step: FlowStep) { flowDelegate?.navigate(step: step) }
}
