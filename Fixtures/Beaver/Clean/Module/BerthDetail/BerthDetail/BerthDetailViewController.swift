#if os(iOS)
import Beaver
import Core
import UIKit

final class BerthDetailViewController: ViewController<
  BerthDetailState,
  AppState,
  BerthDetailUIAction
>
{
  private let reserve = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    reserve.addTarget(self, action: #selector(didTapReserve), for: .touchUpInside)
  }

  @objc private func didTapReserve() {
    dispatch(action: .didReserve)
  }
}
#endif
