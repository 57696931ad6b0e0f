import ComposableArchitecture
import RecipeClient
import ShoppingFeature
import SwiftUI
import UIKit

public struct RecipesView: View {  // expect: tca/view-holds-store
  @Dependency(\.recipeClient) private var client  // expect: tca/view-through-store

  public var body: some View {
    Text("Recipes").task {
      _ = try? await client.recipes()  // expect: tca/view-uses-no-client
    }
    .onDisappear { UIApplication.shared.isIdleTimerDisabled = false }  // expect: tca/view-acts-through-store
    ShoppingBadge()  // expect: tca/features-independent
  }
}

struct RecipeDetailView: View {
  let store = Store(initialState: RecipeDetail.State()) { RecipeDetail() }  // expect: tca/store-made-by-roots

  var body: some View {
    Text("Detail")
  }
}
