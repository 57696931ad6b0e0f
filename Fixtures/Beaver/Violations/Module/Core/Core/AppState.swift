import Beaver
import Berths  // expect: beaver/core-independent, beaver/imported-undeclared, beaver/unused-import

public struct AppState: Beaver.State, Equatable {
  public var isActive = false
  public var berths: BerthsState?
  public var tides: TidesState?

  public init() {}
}
