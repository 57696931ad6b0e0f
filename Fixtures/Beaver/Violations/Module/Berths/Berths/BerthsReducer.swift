import Beaver
import Core
import UIKit  // expect: beaver/reducer-dependencies

public final class BerthsReducer: ChildReducing {  // expect: beaver/reducer-stateless
  public init() {}

  public func handle(
    action: BerthsAction, state: BerthsState, completion: @escaping (BerthsState) -> Void
  ) -> BerthsState {
    var newState = state
    switch ExhaustiveAction<BerthsRoutingAction, BerthsUIAction>(action) {
    case .routing(.start):
      newState.screen = .list
    default:  // expect: beaver/exhaustive-action
      break
    }
    return newState
  }
}
