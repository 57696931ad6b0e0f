import SwiftUI

struct JournalView: View {
  @Environment(\.locale) private var locale
  @ObservedObject var viewModel: JournalViewModel

  var body: some View {
    List(viewModel.lines, id: \.self) { line in
      Text(line)
    }
    .environment(\.locale, locale)
    .toolbar {
      Button("Close") { viewModel.closeTapped() }
    }
  }
}
