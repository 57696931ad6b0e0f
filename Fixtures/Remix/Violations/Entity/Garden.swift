import CoreLocation  // expect: remix/entity-independent
import Foundation

/// A piece of land that a club divides into beds.
public struct Garden: Hashable {
  public let id: String
  public let name: String
  public let opened: Date
  public let beds: [Bed]
  public var place: CLLocation?

  public init(id: String, name: String, opened: Date, beds: [Bed]) {
    self.id = id
    self.name = name
    self.opened = opened
    self.beds = beds
  }

  /// The beds that nobody has taken.
  public var freeBeds: [Bed] { beds.filter { $0.state == .free } }
}
