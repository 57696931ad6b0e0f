import UIKit

/// The colour of a ticket.
final class Swatch: UIView {}  // expect: sdk-split/core-allowed-content
