import ComposableArchitecture
import Models

/// The state may stand in an extension.
@Reducer
public struct RecipeDetail {
  public enum Action {
    case close
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

extension RecipeDetail {
  public struct State: Equatable {
    public var recipe: Recipe
  }
}
