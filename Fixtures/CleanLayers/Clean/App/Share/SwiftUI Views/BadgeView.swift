import SwiftUI

/// A short text in a rounded box. Any screen may show it.
struct BadgeView: View {
  let text: String

  var body: some View {
    Text(text).padding(4).background(Color.gray)
  }
}

#Preview {
  JournalView(viewModel: JournalViewModel.preview)
}
