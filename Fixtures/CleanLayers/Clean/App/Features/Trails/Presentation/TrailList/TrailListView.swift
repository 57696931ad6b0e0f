import SwiftUI

struct TrailListView: View {
  /// What a row can be asked to do: nothing of the domain's `Action`.
  enum Action {
    case open
  }

  private let spacing: CGFloat

  @ObservedObject private var viewModel: TrailListViewModel

  init(viewModel: TrailListViewModel, spacing: CGFloat = 8) {
    self.viewModel = viewModel
    self.spacing = spacing
  }

  var body: some View {
    VStack(spacing: spacing) {
      ForEach(viewModel.trails) { trail in
        TrailRowView(viewModel: viewModel.rowViewModel(of: trail))
        BadgeView(text: trail.name)
      }
    }
  }
}

struct TrailListView_Previews: PreviewProvider {
  static var previews: some View {
    let container = AppDiContainer()
    TrailListView(
      viewModel: TrailListViewModel(
        flowDelegate: AppFlow(appDiContainer: container),
        getTrailsUseCase: GetTrailsUseCase(
          repository: GetTrailsRepository(
            trailsRepository: TrailsRepository(session: .shared, realm: realm)))))
  }

  static var realm = try! Realm()
}
