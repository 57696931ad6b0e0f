import Wireframe

/// What the gardens look like.
public protocol GardenSelectionView: PresentableView {
  var delegate: GardenSelectionViewDelegate? { get set }
  var viewData: GardenSelectionViewData { get set }
}

/// Who is told what was tapped.
public protocol GardenSelectionViewDelegate: AnyObject {
  func gardenSelectionView(_ view: GardenSelectionView, didSelectRow row: Int)
}

/// All that the view shows.
public struct GardenSelectionViewData {
  public var rows: [GardenRowViewData]
  public var message: String?
}
