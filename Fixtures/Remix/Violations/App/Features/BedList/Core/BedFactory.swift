/// The views of all features about beds.
protocol BedFactory {
  func makeBedListView() -> BedListView
  func makeBedDetailView() -> BedDetailView
}
