import ComposableArchitecture
import Foundation
import Models
import RecipeClient

@Reducer
public struct RecipesFeature {
  @ObservableState
  public struct State: Equatable {
    public var recipes: [Recipe] = []
    /// Values of these types may be stored; only making one of the present is left to dependencies.
    public var lastUpdate: Date?
    public var selection: Recipe.ID?
    @Presents public var destination: Destination.State?

    public init() {}
  }

  public enum Action {
    case onAppear
    case loaded([Recipe])
    case destination(PresentationAction<Destination.Action>)
  }

  /// The macro brings the state and the action of an enum of features along.
  @Reducer
  public enum Destination {
    case detail(RecipeDetail)
  }

  @Dependency(\.date.now) var now
  @Dependency(RecipeClient.self) private var client
  private let pageSize = 20

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .onAppear:
        state.lastUpdate = now
        return .run { send in
          await send(.loaded(try await client.recipes()))
        }
      case .loaded(let recipes):
        state.recipes = Array(recipes.prefix(pageSize))
        return .none
      case .destination:
        return .none
      }
    }
  }
}
