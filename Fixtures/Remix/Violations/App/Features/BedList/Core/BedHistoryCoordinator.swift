/// A second coordinator in a feature. Its protocol comes with the imports of other files.
final class BedHistoryCoordinator: Coordinator {  // expect: remix/coordinator-belongs-to-feature, remix/symbol-without-import
  private let view: BedListView

  init(view: BedListView) {
    self.view = view
  }

  func start() {
    view.title = "Last year"
  }
}
