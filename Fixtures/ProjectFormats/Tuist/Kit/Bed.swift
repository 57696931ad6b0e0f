public struct Bed {
  public init() {}
}
