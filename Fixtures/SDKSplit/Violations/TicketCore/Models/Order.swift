/// Tickets that somebody wants.
public struct Order: Equatable {
  /// Its number.
  public let number: String
  /// How many tickets.
  public var count: Int

  /// Makes an order.
  public init(number: String, count: Int) {
    self.number = number
    self.count = count
  }

  /// Where an order can stand. `State` is a name that others use as well.
  public enum State { case open, paid }
}
