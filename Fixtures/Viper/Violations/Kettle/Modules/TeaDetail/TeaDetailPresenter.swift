final class TeaDetailPresenter: TeaDetailViewOutput {
  var screen: TeaDetailViewController?  // expect: viper/presenter-knows-protocols, viper/view-is-weak
  unowned var view: TeaDetailViewInput!
  private let interactor: TeaDetailInteractorProtocol

  init(interactor: TeaDetailInteractorProtocol) {
    self.interactor = interactor
  }

  func viewIsReady() {
    view.show(minutes: "\(interactor.minutes) min")
  }
}
