import Beaver
import Core

public struct TidesReducer: ChildReducing {
  private var cache: [Int: [Double]] = [:]  // expect: bv-reducer-stateless
  private let store: ChildStore<TidesState, AppState>?  // expect: bv-reducer-stateless, bv-reducer-dependencies

  public init() {}

  public func handle(  // no switch over all actions
    action: TidesAction, state: TidesState, completion: @escaping (TidesState) -> Void
  ) -> TidesState {
    state
  }
}
