import UIKit  // expect: viper/presenter-no-ui

final class TeaListPresenter: TeaListPresenterProtocol {
  weak var view: TeaListViewProtocol?
  private let interactor: TeaListInteractorInput
  private let router: TeaListRouterProtocol
  var colour = UIColor.brown
  private var teas: [Tea] = []

  init(interactor: TeaListInteractorInput, router: TeaListRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }

  func viewIsReady() { interactor.load() }

  func didSelect(row: Int) {
    guard teas.indices.contains(row) else { return }
    router.open(teas[row])
  }
}

extension TeaListPresenter: TeaListInteractorOutput {
  func didLoad(_ teas: [Tea]) {
    self.teas = teas
    view?.show(teas.map { TeaListRow(title: $0.name, view: $0.celsius > 90 ? .hot : .plain) })
  }
}
