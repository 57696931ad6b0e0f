import UIKit

/// The first flow. It keeps its children and lets go of them.
final class AppFlow: Flow {
  private let appDiContainer: AppDiContainer

  private var trailsFlow: TrailsFlow?

  let navigationController: UINavigationController = UINavigationController()

  init(appDiContainer: AppDiContainer) {
    self.appDiContainer = appDiContainer
  }

  func navigate(step: FlowStep) {
    switch step {
    case .appLaunched:
      let flow = TrailsFlow(
        flowDelegate: self, appDiContainer: appDiContainer,
        navigationController: navigationController)
      trailsFlow = flow
      flow.start()
    case .trailsFlowCompleted: trailsFlow = nil
    default: break
    }
  }
}
