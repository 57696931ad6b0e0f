import TicketUI  // expect: sdk-split/core-no-uikit

/// Offers more tickets.
final class UpsellHint {
  private let screen: CheckoutController  // expect: sdk-split/chain-sample-ui-core, sdk-split/core-no-ui
  private weak var listener: UpsellDelegate?  // expect: sdk-split/chain-sample-ui-core, sdk-split/core-no-ui, sdk-split/protocol-declared-in-core

  init(screen: CheckoutController) {
    self.screen = screen
  }
}
