import SwiftUI

struct TrailDetailsView: View {
  @ObservedObject var viewModel: TrailDetailsViewModel

  var body: some View {
    VStack {
      Text(viewModel.title)
      Button("Five stars") { viewModel.starsTapped(5) }
      TrailMapView(placeName: viewModel.title)
    }
  }
}
