import ComposableArchitecture
import Foundation
import Models
import RecipeClient

@Reducer
public final class RecipesFeature {  // expect: tca/reducer-is-value
  public final class State {  // expect: tca/state-is-value
    public var recipes: [Recipe] = []
  }

  public enum Action {
    case onAppear
    case loaded([Recipe])
  }

  private var lastUpdate: Date?  // expect: tca/reducer-stateless

  public init() {}

  public var body: some ReducerOf<RecipesFeature> {
    Reduce { state, action in
      switch action {
      case .onAppear:
        self.lastUpdate = Date()  // expect: tca/reducer-controlled-values
        if self.lastUpdate == .now { return .none }  // expect: tca/reducer-controlled-time
        UserDefaults.standard.set(true, forKey: "appeared")  // expect: tca/reducer-pure
        let client = RecipeClient.liveValue  // expect: tca/live-clients-only-in-roots
        return .run { send in
          await send(.loaded(try await client.recipes()))
        }
      case .loaded(let recipes):
        state.recipes = recipes.shuffled()  // expect: tca/reducer-controlled-random
        _ = RecipesView.self  // expect: tca/reducer-knows-no-view
        return .none
      }
    }
  }
}

@Reducer
struct RecipeDetail {  // expect: tca/reducer-has-state-and-action
  struct State: Equatable {}
}
