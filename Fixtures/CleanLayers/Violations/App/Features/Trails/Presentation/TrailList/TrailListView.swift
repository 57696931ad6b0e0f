import SwiftUI

/// Makes its view model, and asks a use case when that takes too long.
struct TrailListView: View {
  private let getTrailsUseCase: GetTrailsUseCase  // expect: clean-layers/view-only-viewmodel
  private let spacing = CGFloat(8)  // expect: clean-layers/attribute-explicit-type

  let viewModel: TrailListViewModel  // expect: clean-layers/view-observedobject

  init(flowDelegate: FlowDelegate, getTrailsUseCase: GetTrailsUseCase) {  // expect: clean-layers/view-only-viewmodel
    self.getTrailsUseCase = getTrailsUseCase
    viewModel = TrailListViewModel(  // expect: clean-layers/view-builds-no-viewmodel
      flowDelegate: flowDelegate, getTrailsUseCase: getTrailsUseCase)
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

enum Footers {
  final class FooterViewModel {}  // expect: clean-layers/viewmodel-observableobject
}
