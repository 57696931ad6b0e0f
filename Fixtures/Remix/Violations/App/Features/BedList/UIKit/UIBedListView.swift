import UIKit

/// Named by its prefix for what it is: the list, with UIKit.
final class UIBedListView: UIViewController, BedListView {
  weak var delegate: BedListViewDelegate?
  var interactor: BedListInteractor?  // expect: remix/view-no-interactor-service-formatter-coordinator
  private var viewData = BedListViewData(rows: [])

  func show(_ viewData: BedListViewData) {
    self.viewData = viewData
    view.subviews.forEach { $0.removeFromSuperview() }
    for (number, row) in viewData.rows.enumerated() {
      let button = UIButton(type: .system)
      button.tag = number
      button.isEnabled = row.isFree
      button.setTitle(row.text, for: .normal)
      button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @objc private func tapped(_ button: UIButton) {
    delegate?.bedListView(self, didSelect: button.tag)
    interactor?.load { _ in }
    performSegue(withIdentifier: "bed", sender: self)  // expect: remix/view-no-navigation
  }
}
