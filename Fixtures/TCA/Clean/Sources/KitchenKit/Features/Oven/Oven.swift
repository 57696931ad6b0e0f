import ComposableArchitecture

@Reducer
struct Oven {
  struct State: Equatable {
    var degrees = 0
  }

  enum Action {
    case heat
  }
}
