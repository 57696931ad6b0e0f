import Beaver
import Core

public struct BerthDetailReducer {
  public init() {}
}

extension BerthDetailReducer: ChildReducing {
  public func handle(
    action: BerthDetailAction, state: BerthDetailState,
    completion: @escaping (BerthDetailState) -> Void
  ) -> BerthDetailState {
    var newState = state
    reduce(ExhaustiveAction<BerthDetailRoutingAction, BerthDetailUIAction>(action), &newState)
    return newState
  }

  private func reduce(
    _ action: ExhaustiveAction<BerthDetailRoutingAction, BerthDetailUIAction>,
    _ state: inout BerthDetailState
  ) {
    switch action {
    case .routing(.start(let berth)):
      state.berth = berth
    case .routing(.stop):
      state.berth = nil
    case .ui(.didReserve):
      state.isReserved = true
    }
  }
}
