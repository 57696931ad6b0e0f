import Beaver
import BerthDetail
import Berths
import Core
import Tides

final class AppPresenter: Beaver.Presenting, Beaver.Storing {
  typealias StateType = AppState

  let context: Beaver.Context
  let store: Beaver.Store<AppState>

  private var berths: BerthsPresenter?
  private var berthDetail: BerthDetailPresenter?
  private var tides: TidesPresenter?

  init(store: Beaver.Store<AppState>, context: Beaver.Context) {
    self.store = store
    self.context = context
  }

  static func start(in context: Beaver.Context) -> AppPresenter {
    let store = Beaver.Store<AppState>(initialState: AppState(), reducer: AppReducer().reducer)
    let presenter = AppPresenter(store: store, context: context)
    presenter.subscribe()
    presenter.dispatch(AppRoutingAction.start(module: BerthsRoutingAction.start))
    return presenter
  }

  func stateDidUpdate(oldState: AppState?, newState: AppState, completion: @escaping () -> Void) {
    if oldState?.berths == nil, newState.berths != nil {
      berths = BerthsPresenter(store: store.child(\.berths), context: context)
    }
    if oldState?.berthDetail == nil, newState.berthDetail != nil {
      berthDetail = BerthDetailPresenter(store: store.child(\.berthDetail), context: context)
    }
    if oldState?.tides == nil, newState.tides != nil {
      tides = showTides()
    }
    completion()
  }
}
