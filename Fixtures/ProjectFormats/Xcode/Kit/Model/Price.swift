public struct Price {
  public var cents: Int
  public init(cents: Int) { self.cents = cents }
  public var text: String { shared("\(cents)") }
}
