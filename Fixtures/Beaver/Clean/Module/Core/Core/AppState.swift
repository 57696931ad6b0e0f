import Beaver

/// All that the application knows: a part for each module that is open.
public struct AppState: Beaver.State {
  public var isActive = false
  public var berths: BerthsState?
  public var berthDetail: BerthDetailState?
  public var tides: TidesState?

  public init() {}
}

extension AppState: Equatable {}
