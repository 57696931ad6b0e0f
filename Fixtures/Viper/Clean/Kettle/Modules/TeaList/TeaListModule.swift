import UIKit

/// Puts the module together.
enum TeaListModule {
  static func make(store: TeaStore) -> UIViewController {
    let view = TeaListViewController()
    let interactor = TeaListInteractor(store: store)
    let router = TeaListRouter(source: view)
    let presenter = TeaListPresenter(interactor: interactor, router: router)
    view.presenter = presenter
    presenter.view = view
    interactor.output = presenter
    return view
  }
}
