import Beaver
import Core

public struct BerthsReducer: Beaver.ChildReducing {
  public typealias ActionType = BerthsAction
  public typealias StateType = BerthsState

  /// A constant of the type is no state.
  private static let longest = 60.0

  public init() {}

  public func handle(
    action: BerthsAction, state: BerthsState, completion: @escaping (BerthsState) -> Void
  ) -> BerthsState {
    var newState = state
    switch ExhaustiveAction<BerthsRoutingAction, BerthsUIAction>(action) {
    case .routing(.start):
      newState.screen = .list
    case .routing(.stop):
      newState.screen = .none
    case .ui(.didAppear):
      newState.loading = .running
    case .ui(.didSearch(let text)):
      newState.filter.minimumLength = length(in: text)
      newState.berths[0...] = []
    case .ui(.didSelect), .ui(.didClose):
      break
    }
    return newState
  }

  private func length(in text: String) -> Double {
    let found = Double(text) ?? 0
    return min(found, Self.longest)
  }

  /// What stands in a reducer without being a part of it.
  private struct Search {
    var text: String
    var isRunning: Bool
  }
}
