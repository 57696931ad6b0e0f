import UIKit

/// The fields of the checkout after the redesign.
final class CheckoutFormNew: UIView {  // expect: sdk-no-new-suffix-duplicates
  override class func initialize() {}  // expect: sdk-no-initialize-override
}
