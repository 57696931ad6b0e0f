#if os(iOS)
import Core
import UIKit

final class TidesViewController: ListViewController<TidesState, TidesUIAction> {
  private struct Row {
    var height: Double
  }

  private var rows: [Row] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    dispatch(action: .didChangeDay(by: 0))
  }

  override func stateDidUpdate(
    oldState: TidesState?, newState: TidesState, completion: @escaping () -> Void
  ) {
    rows = newState.tides.heights.map { Row(height: $0) }
    table.reloadData()
    completion()
  }
}
#endif
