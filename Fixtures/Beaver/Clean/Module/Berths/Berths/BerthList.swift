import Core
import UIKit

/// A view of the list. Nothing in it knows of actions.
final class BerthList: UIView {
  private struct Row {
    var title: String
    var state: State
  }

  private enum State {
    case free
    case taken
  }

  private var rows: [Row] = []

  func show(_ berths: [Berth]) {
    rows = berths.map { Row(title: "Berth \($0.number)", state: .free) }
    setNeedsLayout()
  }
}
