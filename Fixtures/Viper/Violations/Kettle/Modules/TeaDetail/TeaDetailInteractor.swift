protocol TeaDetailInteractorProtocol: AnyObject {
  var minutes: Int { get }
}

protocol TeaDetailInteractorOutput: AnyObject {
  func didBrew()
}

final class TeaDetailInteractor: TeaDetailInteractorProtocol {
  private let tea: Tea
  var output: TeaDetailInteractorOutput?  // expect: viper/output-is-weak

  init(tea: Tea) {
    self.tea = tea
  }

  var minutes: Int { Int(tea.steeping / 60) }
}
