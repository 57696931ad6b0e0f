import TicketSecurity
import UIKit

/// Shows a seal.
final class SealView: UIView {
  private let vault = KeyVault()  // expect: sdk-split/security-through-core
}
