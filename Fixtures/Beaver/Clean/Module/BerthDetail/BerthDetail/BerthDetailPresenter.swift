import Beaver
import Core

public final class BerthDetailPresenter {
  public let store: ChildStore<BerthDetailState, AppState>
  public let context: Context

  public init(store: ChildStore<BerthDetailState, AppState>, context: Context) {
    self.store = store
    self.context = context
  }
}

extension BerthDetailPresenter: Presenting, ChildStoring {
  public func stateDidUpdate(
    oldState: BerthDetailState?, newState: BerthDetailState, completion: @escaping () -> Void
  ) {
    guard newState.berth != nil, oldState?.berth == nil else { return completion() }
    #if os(iOS)
    context.present(controller: BerthDetailViewController(store: store), completion: completion)
    #endif
  }
}
