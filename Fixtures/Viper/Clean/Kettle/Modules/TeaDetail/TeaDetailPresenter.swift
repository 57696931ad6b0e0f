final class TeaDetailPresenter: TeaDetailViewOutput {
  unowned var view: TeaDetailViewInput!
  private let interactor: TeaDetailInteractorProtocol

  init(interactor: TeaDetailInteractorProtocol) {
    self.interactor = interactor
  }

  func viewIsReady() {
    view.show(minutes: "\(interactor.minutes) min")
  }
}
