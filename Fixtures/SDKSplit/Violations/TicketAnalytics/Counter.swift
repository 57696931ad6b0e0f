/// Counts what users do.
public struct Counter {
  /// How often something was done.
  public var count = 0
}
