import ComposableArchitecture
import Models
import SwiftUI

public struct RecipesView: View {
  let store: StoreOf<RecipesFeature>

  public init(store: StoreOf<RecipesFeature>) {
    self.store = store
  }

  public var body: some View {
    List(store.recipes) { RecipeRow(recipe: $0) }
      .onAppear { store.send(.onAppear) }
  }
}

/// A part of the screen needs no store.
struct RecipeRow: View {
  let recipe: Recipe
  @State private var isExpanded = false

  var body: some View {
    Text(recipe.title)
  }
}

#Preview {
  RecipesView(
    store: Store(initialState: RecipesFeature.State()) {
      RecipesFeature()
    } withDependencies: {
      $0.recipeClient = .liveValue
    })
}
