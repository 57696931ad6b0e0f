import TicketCore
import UIKit

/// A screen around the plan of a hall.
@objc(TKSeatScreen)
final class SeatScreen: UIViewController {
  private var shown: SeatPlanView?

  @objc func embed(_ planView: SeatPlanView) {
    shown = planView
    title = planView.plan?.seats.first?.name
  }
}
