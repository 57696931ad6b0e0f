import Core
import Tides  // expect: beaver/imported-undeclared

struct BerthsCalculator {  // expect: beaver/one-module-per-feature
  private let reducer = TidesReducer()  // expect: beaver/module-independence, beaver/module-allowed-imports

  func day(of state: TidesState) -> Int {  // expect: beaver/intermodule-only-by-routing
    state.day
  }
}
