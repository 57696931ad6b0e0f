import Tides

/// Draws heights.
public struct Chart {
  public init() {}

  func draw() -> Any {
    TidesReducer()  // expect: beaver/app-composes-only
  }
}
