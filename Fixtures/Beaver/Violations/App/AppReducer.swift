import Beaver
import Berths
import Core
import Tides

struct AppReducer: Beaver.Reducing {
  private let berths = BerthsReducer()  // expect: beaver/app-reducer-stateless

  func handle(action: Beaver.Action, state: AppState, completion: @escaping (AppState) -> Void)
    -> AppState
  {
    var newState = state
    if let action = action as? BerthsAction {
      newState.berths = berths.handle(
        action: action, state: state.berths ?? BerthsState(), completion: { _ in })
    }
    if let action = action as? TidesAction {
      newState.tides = TidesReducer().handle(
        action: action, state: state.tides ?? TidesState(), completion: { _ in })
    }
    return newState
  }
}
