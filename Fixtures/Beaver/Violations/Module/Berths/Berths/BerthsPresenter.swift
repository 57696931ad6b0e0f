import Beaver
import Charts  // expect: beaver/module-allowed-imports, beaver/common-code-in-core
import Core

public final class BerthsPresenter: Beaver.Presenting, Beaver.ChildStoring {
  public let store: Beaver.ChildStore<BerthsState, AppState>
  public let context: Beaver.Context
  private let chart = Chart()

  public init(store: Beaver.ChildStore<BerthsState, AppState>, context: Beaver.Context) {
    self.store = store
    self.context = context
  }

  public func stateDidUpdate(
    oldState: BerthsState?, newState: BerthsState, completion: @escaping () -> Void
  ) {
    context.present(controller: BerthsViewController(store: store), completion: completion)
  }
}
