import TicketCore

/// Remembers who asked for which order.
final class AuditLog {
  private var orders: [Order] = []  // expect: sdk-chain-sample-ui-core, sdk-security-separate
}
