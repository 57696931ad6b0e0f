import UIKit

final class TeaDetailViewController: UIViewController {
  var output: TeaDetailViewOutput?
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    output?.viewIsReady()
  }
}

extension TeaDetailViewController: TeaDetailViewInput {
  func show(minutes: String) { label.text = minutes }
}
