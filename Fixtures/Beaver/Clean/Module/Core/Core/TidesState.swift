import Beaver

/// The tide table of one day. `Tides` is the model below, not the module.
public struct TidesState: State, Equatable {
  public var tides = Tides(heights: [])
  public var day = 0
  public var isVisible = false

  public init() {}
}
