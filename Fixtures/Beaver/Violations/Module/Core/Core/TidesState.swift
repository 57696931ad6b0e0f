import Beaver

public final class TidesState: State, Equatable {  // expect: beaver/state-is-value
  public var heights: [Double] = []
  public var day = 0
  public var isVisible = false

  public init() {}

  public static func == (left: TidesState, right: TidesState) -> Bool { left.day == right.day }
}
