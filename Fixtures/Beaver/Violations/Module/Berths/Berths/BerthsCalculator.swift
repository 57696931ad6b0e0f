import Core
import Tides  // expect: beaver/imported-undeclared, beaver/module-allowed-imports

struct BerthsCalculator {  // expect: beaver/one-module-per-feature
  private let reducer = TidesReducer()  // expect: beaver/module-independence

  func day(of state: TidesState) -> Int {  // expect: beaver/intermodule-only-by-routing
    state.day
  }
}
