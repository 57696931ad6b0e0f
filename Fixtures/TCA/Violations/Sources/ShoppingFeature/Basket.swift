import ComposableArchitecture
import UIKit  // expect: tca/reducer-imports-no-screen

// No view stands beside this reducer.
@Reducer
public struct Basket {
  @ObservableState
  public struct State: Equatable {
    public var weight = 0
  }

  public enum Action {
    case weigh
  }

  public var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.weight += 1
      return .none
    }
  }
}
