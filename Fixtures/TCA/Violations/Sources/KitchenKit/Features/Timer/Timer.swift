import ComposableArchitecture

/// A feature in a folder of a module.
@Reducer
struct CookingTimer {
  struct State: Equatable {
    var minutes = 0
  }

  enum Action {
    case start(Oven.State)
  }
}
