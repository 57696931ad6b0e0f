import UIKit  // expect: remix/coordinator-no-uikit, remix/core-no-uikit, remix/uikit-only-in-uikit-folder

// The conformance stands in a file of its own, and is one all the same.
extension GardenSelectionCoordinator: GardenSelectionViewDelegate {
  public func gardenSelectionView(_ view: GardenSelectionView, didSelectRow row: Int) {
    UISelectionFeedbackGenerator().selectionChanged()
    select(row: row)
  }
}
