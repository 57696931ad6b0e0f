import Beaver
import Core

public struct LogbookReducer: ChildReducing {  // expect: beaver/app-state-covers-modules
  public init() {}

  public func handle(
    action: LogbookAction, state: LogbookState, completion: @escaping (LogbookState) -> Void
  ) -> LogbookState {
    var newState = state
    switch ExhaustiveAction<LogbookRoutingAction, LogbookUIAction>(action) {
    case .routing: newState.trips = []
    case .ui(.didOpen): newState.trips = ["Home"]
    }
    return newState
  }
}
