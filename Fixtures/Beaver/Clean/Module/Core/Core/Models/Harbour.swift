#if os(iOS)
import UIKit
#endif

/// A harbour with its berths.
public struct Harbour: Equatable {
  public let name: String
  public let berths: [Berth]

  public init(name: String, berths: [Berth]) {
    self.name = name
    self.berths = berths
  }
}

/// Where harbours come from; the App decides which one it is.
public protocol HarbourSource {
  func harbours(near name: String, completion: @escaping ([Harbour]) -> Void)
}

#if os(iOS)
extension Harbour {
  public var icon: UIImage? { UIImage(named: name) }
}
#endif
