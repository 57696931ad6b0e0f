import TicketCore  // expect: sdk-split/platform-neutral-core

/// Remembers who asked for which order.
final class AuditLog {
  private var orders: [Order] = []  // expect: sdk-split/chain-sample-ui-core, sdk-split/security-separate
}
