/// Makes the views of the feature, as the platform has them.
public protocol GardenSelectionFactory {
  func makeGardenSelectionView() -> GardenSelectionView
  func makeGardenHintView() -> GardenHintView
}
