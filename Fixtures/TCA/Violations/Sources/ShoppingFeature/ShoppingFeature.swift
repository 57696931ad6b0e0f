import ComposableArchitecture
import Models
import SwiftUI

// Reducer and view may stand in one file.
@Reducer
public struct Shopping {
  @ObservableState
  public struct State: Equatable {
    public var items: [String] = []

    public init() {}
  }

  public enum Action {
    case add(Recipe)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let recipe):
        state.items += recipe.ingredients
        return .none
      }
    }
  }
}

public struct ShoppingView: View {
  @Bindable var store: StoreOf<Shopping>

  public init(store: StoreOf<Shopping>) {
    self.store = store
  }

  public var body: some View {
    ForEach(store.items, id: \.self) { Text($0) }
  }
}

public struct ShoppingBadge: View {
  public init() {}

  public var body: some View {
    Text("Shopping")
  }
}

// The parts of a feature may be named within an enum.
public enum Receipt {
  @Reducer
  public struct Feature {
    @ObservableState
    public struct State: Equatable {
      public var printed: Date?
    }

    public enum Action {
      case print
    }

    public var body: some ReducerOf<Self> {
      Reduce { state, action in
        state.printed = Date()  // expect: tca/reducer-controlled-values
        return .none
      }
    }
  }

  static let opened = Date()
}
