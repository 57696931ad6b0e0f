#if os(iOS)
import Beaver
import UIKit

/// What the screens with a list have in common.
open class ListViewController<ParentState: Beaver.State, UIAction: Beaver.Action>:
  Beaver.ViewController<ParentState, AppState, UIAction>
{
  public let table = UITableView()

  override open func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
  }
}
#endif
