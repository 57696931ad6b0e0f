import Entity
import UIKit

final class UIBedDetailView: UIViewController, BedDetailView {
  weak var delegate: BedDetailViewDelegate?

  var viewData: BedDetailViewData? {
    didSet {
      title = viewData?.title
      button.isEnabled = viewData?.canBeTaken == true
    }
  }

  weak var list: BedListView?  // expect: remix/view-no-other-view
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(take), for: .touchUpInside)
    view.addSubview(button)
  }

  func highlight(_ bed: Bed) {  // expect: remix/view-no-entity
    button.isSelected = bed.state == .free
  }

  @objc private func take() {
    list?.show(BedListViewData(rows: []))
    delegate?.bedDetailViewDidTapTake(self)
  }
}
