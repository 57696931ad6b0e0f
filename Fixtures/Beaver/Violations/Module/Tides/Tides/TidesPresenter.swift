import Beaver
import Core

public final class TidesPresenter: Beaver.Presenting, Beaver.ChildStoring {  // expect: beaver/app-state-covers-modules
  public let store: Beaver.ChildStore<TidesState, AppState>
  public let context: Beaver.Context

  public init(store: Beaver.ChildStore<TidesState, AppState>, context: Beaver.Context) {
    self.store = store
    self.context = context
  }

  public func stateDidUpdate(
    oldState: TidesState?, newState: TidesState, completion: @escaping () -> Void
  ) {
    switch (oldState?.isVisible ?? false, newState.isVisible) {
    case (false, true):
      #if os(iOS)
      context.present(controller: TidesViewController(store: store), completion: completion)
      #endif
    case (true, false):
      context.dismiss(completion: completion)
    default:
      completion()
    }
  }
}
