import UIKit

// UIKit's own classes may be extended where UIKit is at home.
extension UINavigationController {
  func useLargeTitles() {
    navigationBar.prefersLargeTitles = true
  }
}
