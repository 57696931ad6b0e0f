import ComposableArchitecture
import RecipeClient
import RecipesFeature
import ShoppingFeature
import SwiftUI

@Reducer
struct AppFeature {
  @ObservableState
  struct State: Equatable {
    var recipes = RecipesFeature.State()
    var shopping = Shopping.State()
  }

  enum Action {
    case recipes(RecipesFeature.Action)
    case shopping(Shopping.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.recipes, action: \.recipes) { RecipesFeature() }
    Scope(state: \.shopping, action: \.shopping) { Shopping() }
  }
}

@main
struct PantryApp: App {
  let store = Store(initialState: AppFeature.State()) {
    AppFeature()
  } withDependencies: {
    $0[RecipeClient.self] = .liveValue
  }

  var body: some Scene {
    WindowGroup {
      RecipesView(store: store.scope(state: \.recipes, action: \.recipes))
      ShoppingView(store: store.scope(state: \.shopping, action: \.shopping))
    }
  }
}
