import UIKit

final class TeaDetailViewController: UIViewController {
  var output: TeaDetailViewOutput?
  lazy var presenter = TeaDetailPresenter(interactor: TeaDetailInteractor(tea: tea))  // expect: viper/view-knows-protocols, viper/parts-are-handed-in, viper/parts-are-handed-in, viper/view-dependencies
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
