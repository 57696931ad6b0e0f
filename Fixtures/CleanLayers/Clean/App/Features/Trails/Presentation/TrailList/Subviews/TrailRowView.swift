import SwiftUI

struct TrailRowView: View {
  @State private var isPressed: Bool = false
  @ObservedObject var viewModel: TrailRowViewModel

  var body: some View {
    Button(viewModel.title) { viewModel.rowTapped() }.opacity(isPressed ? 0.5 : 1)
  }
}
