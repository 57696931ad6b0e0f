import ComposableArchitecture

/// What stands in none of the folders may join what stands in them.
@Reducer
struct Kitchen {
  struct State: Equatable {
    var oven = Oven.State()
    var timer = CookingTimer.State()
  }

  enum Action {
    case oven(Oven.Action)
    case timer(CookingTimer.Action)
  }
}
