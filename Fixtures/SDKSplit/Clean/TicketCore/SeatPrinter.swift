import Foundation

/// Writes seats as they stand on the ticket.
@objc(TKSeatPrinter)
public final class SeatPrinter: NSObject {
  /// The text of a seat.
  @objc public func text(for seat: Seat) -> String {
    seat.comfort == .armchair ? "\(seat.name)*" : seat.name
  }

  /// The texts of a whole plan.
  func lines(of plan: SeatPlan) -> [String] {
    plan.seats.map { text(for: $0) }
  }
}
