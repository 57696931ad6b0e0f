import Foundation

/// Everybody's, and nothing of it is abstract.
public final class Clock {
  public init() {}
  public var now: Date { Date() }
}
