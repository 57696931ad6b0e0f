import Entity
import Wireframe

protocol BedDetailCoordinatorDelegate: AnyObject {
  func bedDetail(_ coordinator: BedDetailCoordinator, didTake bed: Bed)
}

final class BedDetailCoordinator: Coordinator {
  weak var delegate: BedDetailCoordinatorDelegate?
  private let interactor: BedDetailInteractor
  private let formatter: BedDetailFormatter
  private let view: BedDetailView
  var service: BedService?  // expect: remix/coordinator-no-service
  private let wireframe: NavigationWireframe

  init(
    interactor: BedDetailInteractor, formatter: BedDetailFormatter, view: BedDetailView,
    wireframe: NavigationWireframe
  ) {
    self.interactor = interactor
    self.formatter = formatter
    self.view = view
    self.wireframe = wireframe
  }

  func start() {
    view.delegate = self
    let formatter = BedDetailFormatter()  // expect: remix/coordinator-no-instantiation
    view.viewData = formatter.viewData(for: interactor.bed)
    wireframe.present(view)
  }
}

extension BedDetailCoordinator: BedDetailViewDelegate {
  func bedDetailViewDidTapTake(_ view: BedDetailView) {
    interactor.take { [weak self] bed in
      guard let self = self else { return }
      self.delegate?.bedDetail(self, didTake: bed)
    }
  }
}
