#if os(iOS)
  import UIKit
#endif

/// Makes views that UIKit can show.
public final class UIGardenSelectionFactory: GardenSelectionFactory {
  private let tint: UIColor

  public init(tint: UIColor) {
    self.tint = tint
  }

  public func makeGardenSelectionView() -> GardenSelectionView {
    let controller = GardenSelectionViewController()
    controller.view.tintColor = tint
    return controller
  }

  public func makeGardenHintView() -> GardenHintView { UILabel() }
}
