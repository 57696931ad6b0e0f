import Beaver
import Core

#if os(iOS)
import UIKit
#endif

public final class BerthsPresenter: Beaver.Presenting, Beaver.ChildStoring {
  public typealias StateType = BerthsState
  public typealias ParentStateType = AppState

  public let store: Beaver.ChildStore<BerthsState, AppState>
  public let context: Beaver.Context

  public init(store: Beaver.ChildStore<BerthsState, AppState>, context: Beaver.Context) {
    self.store = store
    self.context = context
  }
}

extension BerthsPresenter {
  public func stateDidUpdate(
    oldState: BerthsState?, newState: BerthsState, completion: @escaping () -> Void
  ) {
    switch (oldState?.screen ?? .none, newState.screen) {
    case (.none, .list):
      #if os(iOS)
      let controller = BerthsViewController(store: store)
      context.present(controller: controller, completion: completion)
      #endif
    case (.list, .none):
      context.dismiss(completion: completion)
    default:
      completion()
    }
  }

  /// The only thing that other modules see of this one's neighbour is its routing action.
  func open(_ berth: Berth) {
    dispatch(BerthDetailRoutingAction.start(berth: berth))
  }
}
