import SwiftUI

struct JournalView: View {
  @ObservedObject var viewModel: JournalViewModel

  var body: some View {
    List(viewModel.trails) { trail in
      NavigationLink(trail.name) {
        TrailListView(  // expect: clean-layers/feature-independence, clean-layers/views-built-in-flows
          flowDelegate: viewModel.flowDelegate, getTrailsUseCase: viewModel.getTrailsUseCase)
      }
    }
  }
}
