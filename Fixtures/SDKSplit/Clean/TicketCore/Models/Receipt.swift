/// Proves a purchase.
public struct Receipt: Equatable {
  /// What was bought.
  public let order: Order
  /// Proves that the receipt is genuine.
  public let seal: String
}
