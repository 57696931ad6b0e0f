import UIKit

// A class of UIKit can be a view, too.
extension UILabel: GardenHintView {}
