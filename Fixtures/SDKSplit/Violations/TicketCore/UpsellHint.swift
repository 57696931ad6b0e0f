import TicketUI  // expect: sdk-core-no-uikit

/// Offers more tickets.
final class UpsellHint {
  private let screen: CheckoutController  // expect: sdk-chain-sample-ui-core, sdk-core-no-ui
  private weak var listener: UpsellDelegate?  // expect: sdk-chain-sample-ui-core, sdk-core-no-ui, sdk-protocol-declared-in-core

  init(screen: CheckoutController) {
    self.screen = screen
  }
}
