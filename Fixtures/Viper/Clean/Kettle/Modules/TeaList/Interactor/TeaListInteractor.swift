final class TeaListInteractor: TeaListInteractorInput {
  weak var output: TeaListInteractorOutput?
  private let store: TeaStore

  init(store: TeaStore) {
    self.store = store
  }

  func load() { output?.didLoad(store.teas()) }
}
