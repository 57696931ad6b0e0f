import Beaver
import Berths  // expect: bv-core-independent, bv-imported-undeclared, bv-unused-import

public struct AppState: Beaver.State, Equatable {
  public var isActive = false
  public var berths: BerthsState?
  public var tides: TidesState?

  public init() {}
}
