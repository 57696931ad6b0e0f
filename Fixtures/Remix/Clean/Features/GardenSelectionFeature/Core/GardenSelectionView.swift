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

/// One row of it.
public struct GardenRowViewData {
  /// A part of the data, and therefore as good as built in.
  public enum Badge {
    case few
    case plenty
  }

  public var name: String
  public var since: String
  public var badge: Badge
}
