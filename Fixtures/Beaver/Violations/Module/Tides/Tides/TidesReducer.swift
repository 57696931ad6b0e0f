import Beaver
import Core

public struct TidesReducer: ChildReducing {  // expect: bv-exhaustive-action
  private var cache: [Int: [Double]] = [:]  // expect: bv-reducer-stateless
  private let store: ChildStore<TidesState, AppState>?  // expect: bv-reducer-dependencies

  public init() {}

  public func handle(
    action: TidesAction, state: TidesState, completion: @escaping (TidesState) -> Void
  ) -> TidesState {
    state
  }
}
