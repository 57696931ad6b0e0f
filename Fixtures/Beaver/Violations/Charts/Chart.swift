import Tides

/// Draws heights.
public struct Chart {
  public init() {}

  func draw(_ state: TidesState) -> Any {  // expect: bv-symbol-without-import
    TidesReducer()  // expect: bv-app-composes-only
  }
}
