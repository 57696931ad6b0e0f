import Beaver
import Core

public struct TidesReducer: ChildReducing {
  public init() {}

  public func handle(
    action: TidesAction, state: TidesState, completion: @escaping (TidesState) -> Void
  ) -> TidesState {
    var newState = state
    switch ExhaustiveAction<TidesRoutingAction, TidesUIAction>(action) {
    case .routing(.start):
      newState.isVisible = true
    case .routing(.stop):
      newState.isVisible = false
    case .ui(.didChangeDay(let days)):
      newState.day += days
      newState.tides = Tides(heights: heights(on: newState.day))
    }
    return newState
  }

  /// Numbers cannot be listed completely; only actions can.
  private func heights(on day: Int) -> [Double] {
    switch day {
    case 0: return [1.2, 3.4]
    case 1...6: return [1.3, 3.2]
    default: return []
    }
  }
}
