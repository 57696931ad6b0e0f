/// A place for one boat.
public struct Berth: Equatable {
  public let number: Int
  public let length: Double

  /// A value is no singleton: nobody shares what everybody has a copy of.
  public static let unknown = Berth(number: 0, length: 0)

  public init(number: Int, length: Double) {
    self.number = number
    self.length = length
  }
}
