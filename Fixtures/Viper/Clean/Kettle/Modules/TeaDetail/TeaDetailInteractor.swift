protocol TeaDetailInteractorProtocol: AnyObject {
  var minutes: Int { get }
}

final class TeaDetailInteractor: TeaDetailInteractorProtocol {
  private let tea: Tea

  init(tea: Tea) {
    self.tea = tea
  }

  var minutes: Int { Int(tea.steeping / 60) }
}
