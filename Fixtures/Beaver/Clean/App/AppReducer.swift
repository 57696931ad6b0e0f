import Beaver
import BerthDetail
import Berths
import Core
import Tides

struct AppReducer: Beaver.Reducing {
  typealias ActionType = AppAction
  typealias StateType = AppState

  func handle(action: Beaver.Action, state: AppState, completion: @escaping (AppState) -> Void)
    -> AppState
  {
    var newState = state
    if let action = action as? AppRoutingAction {
      newState.isActive = isStart(action)
    }
    if let action = action as? BerthsAction {
      newState.berths = BerthsReducer().handle(
        action: action, state: state.berths ?? BerthsState(), completion: { _ in })
    }
    if let action = action as? BerthDetailAction {
      newState.berthDetail = BerthDetailReducer().handle(
        action: action, state: state.berthDetail ?? BerthDetailState(), completion: { _ in })
    }
    if let action = action as? TidesAction {
      newState.tides = TidesReducer().handle(
        action: action, state: state.tides ?? TidesState(), completion: { _ in })
    }
    return newState
  }

  private func isStart(_ action: AppRoutingAction) -> Bool {
    switch action {
    case .start: return true
    case .stop: return false
    }
  }
}
