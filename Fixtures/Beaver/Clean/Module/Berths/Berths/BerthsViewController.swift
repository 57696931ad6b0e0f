import Beaver
import Core
import UIKit

final class BerthsViewController: Beaver.ViewController<BerthsState, AppState, BerthsUIAction> {
  /// A nested helper that is called like a state.
  private enum State {
    case empty
    case filled
  }

  private var content = State.empty
  private var loading = LoadingState.idle
  private let list = BerthList()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Berths"
    loading = .running
    view.addSubview(list)
    dispatch(action: .didAppear)
  }

  override func stateDidUpdate(
    oldState: BerthsState?, newState: BerthsState, completion: @escaping () -> Void
  ) {
    content = newState.berths.isEmpty ? .empty : .filled
    loading = newState.loading
    list.show(newState.berths)
    completion()
  }
}
