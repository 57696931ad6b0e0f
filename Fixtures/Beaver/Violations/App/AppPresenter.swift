import Beaver
import Berths
import Core

final class AppPresenter: Beaver.Presenting, Beaver.Storing {
  let context: Beaver.Context
  let store: Beaver.Store<AppState>
  private var berths: BerthsPresenter?

  init(store: Beaver.Store<AppState>, context: Beaver.Context) {
    self.store = store
    self.context = context
  }

  static func start(in context: Beaver.Context) -> AppPresenter {
    var state = AppState()
    state.isActive = true  // expect: beaver/state-mutated-only-in-reducer
    let store = Beaver.Store<AppState>(initialState: state, reducer: AppReducer().reducer)
    let presenter = AppPresenter(store: store, context: context)
    presenter.dispatch(AppRoutingAction.start(module: BerthsRoutingAction.start))
    return presenter
  }

  func stateDidUpdate(oldState: AppState?, newState: AppState, completion: @escaping () -> Void) {
    if oldState?.berths == nil, newState.berths != nil {
      berths = BerthsPresenter(store: store.child(\.berths), context: context)
    }
    completion()
  }
}
