import UIKit

final class UIBedDetailView: UIViewController, BedDetailView {
  weak var delegate: BedDetailViewDelegate?

  var viewData: BedDetailViewData? {
    didSet {
      title = viewData?.title
      button.isEnabled = viewData?.canBeTaken == true
    }
  }

  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(take), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func take() {
    delegate?.bedDetailViewDidTapTake(self)
  }
}
