import SwiftUI
import UIKit

/// The trails, from the list to the journal. That it is a `Flow` it has from `ChildFlow`.
final class TrailsFlow: ChildFlow {
  private let appDiContainer: AppDiContainer

  init(
    flowDelegate: FlowDelegate, appDiContainer: AppDiContainer,
    navigationController: UINavigationController
  ) {
    self.appDiContainer = appDiContainer
    super.init(flowDelegate: flowDelegate, navigationController: navigationController)
  }

  func start() {
    show(
      TrailListView(
        viewModel: TrailListViewModel(
          flowDelegate: self,
          getTrailsUseCase: appDiContainer.trails.domainLayer.getTrailsUseCase())))
  }

  override func navigate(step: FlowStep) {
    switch step {
    case .trailTapped(let trail): showDetails(of: trail)
    case .journalTapped: showJournal()
    default: super.navigate(step: step)
    }
  }

  private func showDetails(of trail: TrailDomainModel) {
    show(
      TrailDetailsView(
        viewModel: TrailDetailsViewModel(
          flowDelegate: self, trail: trail, sorting: .newestFirst,
          rateTrailUseCase: appDiContainer.trails.domainLayer.rateTrailUseCase())))
  }

  private func showJournal() {
    show(
      JournalView(
        viewModel: JournalViewModel(
          flowDelegate: self,
          getHikesUseCase: appDiContainer.hikeJournal.domainLayer.getHikesUseCase(),
          getTrailsUseCase: appDiContainer.trails.domainLayer.getTrailsUseCase())))
  }

  private func show(_ view: some View) {
    let controller = UIHostingController(rootView: view)
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    navigationController.pushViewController(controller, animated: true)
  }
}
