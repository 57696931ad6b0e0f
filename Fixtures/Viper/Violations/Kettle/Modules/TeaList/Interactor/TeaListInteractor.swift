import SwiftUI  // expect: viper/interactor-no-ui

final class TeaListInteractor: TeaListInteractorInput {
  weak var output: TeaListInteractorOutput?
  var router: TeaListRouterProtocol?  // expect: viper/interactor-dependencies
  var hot = Color.red
  private let store: TeaStore

  init(store: TeaStore) {
    self.store = store
  }

  func load() { output?.didLoad(store.teas()) }
}
