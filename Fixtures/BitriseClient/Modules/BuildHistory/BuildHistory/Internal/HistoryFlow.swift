import Common
import UIKit

#if DEBUG
  import CommonUI
#endif

/// Leads from the list of builds to what the owner of the module shows next.
final class HistoryFlow: FlowController {
  /// What a row of the list can lead to.
  enum Action {
    case rebuild(Build)
    case close
  }

  var onAction: ((BuildHistoryModuleAction) -> Void)?
  var root: UIViewController { navigation }

  private let title: String
  private let provider: HistoryProvider
  private let navigation = UINavigationController()

  init(title: String, provider: HistoryProvider) {
    self.title = title
    self.provider = provider
  }

  func start() {
    let list = HistoryController(title: title, provider: provider) { [weak self] in
      self?.handle($0)
    }
    #if DEBUG
      navigation.navigationBar.tintColor = Palette.warning
    #endif
    navigation.setViewControllers([list], animated: false)
  }

  private func handle(_ action: Action) {
    switch action {
    case .rebuild(let build) where !build.state.isFinal: break
    case .rebuild(let build): onAction?(.rebuildRequested(build))
    case .close: onAction?(.closed)
    }
  }
}
