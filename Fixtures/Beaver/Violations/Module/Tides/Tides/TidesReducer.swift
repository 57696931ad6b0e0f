import Beaver
import Core

public struct TidesReducer: ChildReducing {  // expect: beaver/exhaustive-action
  private var cache: [Int: [Double]] = [:]  // expect: beaver/reducer-stateless
  private let store: ChildStore<TidesState, AppState>?  // expect: beaver/reducer-dependencies

  public init() {}

  public func handle(
    action: TidesAction, state: TidesState, completion: @escaping (TidesState) -> Void
  ) -> TidesState {
    state
  }
}
