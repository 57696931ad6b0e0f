import ComposableArchitecture
import Foundation
import Models

@DependencyClient
public struct RecipeClient: Sendable {
  public var recipes: @Sendable () async throws -> [Recipe]
}

extension RecipeClient: DependencyKey {
  public static var liveValue: RecipeClient {
    RecipeClient(recipes: {
      _ = try await URLSession.shared.data(from: URL(fileURLWithPath: "/recipes"))
      return []
    })
  }
}

extension DependencyValues {
  public var recipeClient: RecipeClient {
    get { self[RecipeClient.self] }
    set { self[RecipeClient.self] = newValue }
  }
}
