import UIKit

/// Puts the module together.
struct TeaDetailBuilder {
  let tea: Tea

  func build() -> UIViewController {
    let view = TeaDetailViewController()
    let presenter = TeaDetailPresenter(interactor: TeaDetailInteractor(tea: tea))
    view.output = presenter
    presenter.view = view
    return view
  }
}
