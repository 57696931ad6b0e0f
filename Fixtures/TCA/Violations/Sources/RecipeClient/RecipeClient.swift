import ComposableArchitecture
import Models
import ShoppingFeature

public struct RecipeClient: Sendable {
  public var recipes: @Sendable () async throws -> [Recipe]
  public var add: @Sendable (Shopping.State) -> Void  // expect: tca/clients-know-no-feature
}

extension RecipeClient: DependencyKey {
  public static var liveValue: RecipeClient {
    RecipeClient(recipes: { [] }, add: { _ in })
  }
}

extension DependencyValues {
  public var recipeClient: RecipeClient {
    get { self[RecipeClient.self] }
    set { self[RecipeClient.self] = newValue }
  }
}
