import Entity
import Wireframe

/// Who asked for a garden.
public protocol GardenSelectionCoordinatorDelegate: AnyObject {
  func gardenSelection(_ coordinator: GardenSelectionCoordinator, didSelect garden: Garden)
}

/// Shows the gardens and tells which one was chosen.
public final class GardenSelectionCoordinator: Coordinator {
  public weak var delegate: GardenSelectionCoordinatorDelegate?

  private let interactor: GardenSelectionInteractor
  private let formatter: GardenSelectionFormatter
  private let factory: GardenSelectionFactory
  private let wireframe: NavigationWireframe
  private var hint: GardenHintView?
  private var gardens: [Garden] = []

  init(
    interactor: GardenSelectionInteractor, formatter: GardenSelectionFormatter,
    factory: GardenSelectionFactory, wireframe: NavigationWireframe
  ) {
    self.interactor = interactor
    self.formatter = formatter
    self.factory = factory
    self.wireframe = wireframe
  }

  public func start() {
    let view = factory.makeGardenSelectionView()
    view.delegate = self
    hint = factory.makeGardenHintView()
    hint?.text = "Which one?"
    wireframe.push(view)
    interactor.gardens { [weak self, weak view] result in
      guard let self = self else { return }
      if case .gardens(let gardens) = result { self.gardens = gardens }
      view?.viewData = self.formatter.viewData(for: result)
    }
  }

  /// What the extension in the other file needs.
  func select(row: Int) {
    guard gardens.indices.contains(row) else { return }
    delegate?.gardenSelection(self, didSelect: gardens[row])
  }
}
