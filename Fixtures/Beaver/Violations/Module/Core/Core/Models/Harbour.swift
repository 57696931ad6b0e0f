import UIKit  // expect: beaver/uikit-behind-platform-condition

public struct Harbour: Equatable {
  public let name: String
  public let berths: [Berth]

  public init(name: String, berths: [Berth]) {
    self.name = name
    self.berths = berths
  }

  public var icon: UIImage? { UIImage(named: name) }
}
