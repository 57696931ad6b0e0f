import TicketCore

/// Buys tickets without any screen.
@main
struct Terminal {
  static func main() {
    TicketStore.shared.buy(Order(number: "C-1", count: 1))
  }
}
