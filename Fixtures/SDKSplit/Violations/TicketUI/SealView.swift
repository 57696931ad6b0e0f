import TicketSecurity
import UIKit

/// Shows a seal.
final class SealView: UIView {
  private let vault = KeyVault()  // expect: sdk-split/security-through-core
}

/// Shows a seal after the redesign.
final class NewSealView: UIView {}  // expect: sdk-split/no-new-prefix-duplicates
