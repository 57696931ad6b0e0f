import Foundation

/// The heights of one day. It is called like the module that shows them.
public struct Tides: Equatable {
  public let heights: [Double]

  static let formatter = DateFormatter()

  public init(heights: [Double]) {
    self.heights = heights
  }
}
