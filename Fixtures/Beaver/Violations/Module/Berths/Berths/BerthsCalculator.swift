import Core
import Tides  // expect: bv-imported-undeclared

struct BerthsCalculator {  // expect: bv-one-module-per-feature
  private let reducer = TidesReducer()  // expect: bv-module-independence, bv-module-allowed-imports

  func day(of state: TidesState) -> Int {  // expect: bv-intermodule-only-by-routing
    state.day
  }
}
