// The conformance stands in a file of its own, and is one all the same.
extension GardenSelectionCoordinator: GardenSelectionViewDelegate {
  public func gardenSelectionView(_ view: GardenSelectionView, didSelectRow row: Int) {
    select(row: row)
  }
}
