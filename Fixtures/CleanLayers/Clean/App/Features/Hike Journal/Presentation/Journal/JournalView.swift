import SwiftUI

struct JournalView: View {
  @ObservedObject var viewModel: JournalViewModel

  var body: some View {
    List(viewModel.lines, id: \.self) { line in
      Text(line)
    }
    .toolbar {
      Button("Close") { viewModel.closeTapped() }
    }
  }
}
