import UIKit  // expect: sdk-core-no-uikit, sdk-platform-neutral-core

/// The colour of a ticket.
final class Swatch: UIView {}  // expect: sdk-core-allowed-content
