import ComposableArchitecture

@Reducer
struct Oven {
  struct State: Equatable {
    var timer = CookingTimer.State()  // expect: tca/features-acyclic
  }

  enum Action {
    case heat
  }
}
