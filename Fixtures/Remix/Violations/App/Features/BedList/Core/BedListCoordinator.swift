import Entity
import Wireframe

/// Leads from the list of beds to one of them.
final class BedListCoordinator: Coordinator, BedListViewDelegate {
  private let interactor: BedListInteractor
  private let formatter: BedListFormatter
  private let view: BedListView
  private let wireframe: NavigationWireframe
  private let details: BedDetailFeature
  private var header: UIBedListView?  // expect: remix/view-is-protocol, remix/tests-no-uikit
  private var beds: [Bed] = []
  private var child: BedDetailCoordinator?

  init(
    interactor: BedListInteractor, formatter: BedListFormatter, view: BedListView,
    wireframe: NavigationWireframe, details: BedDetailFeature
  ) {
    self.interactor = interactor
    self.formatter = formatter
    self.view = view
    self.wireframe = wireframe
    self.details = details
  }

  func start() {
    view.delegate = self
    header = UIBedListView()  // expect: remix/coordinator-no-instantiation
    wireframe.push(view)
    interactor.load { [weak self] beds in
      guard let self = self else { return }
      self.beds = beds
      self.view.show(self.formatter.viewData(for: beds))
    }
  }

  func bedListView(_ view: BedListView, didSelect row: Int) {
    guard beds.indices.contains(row) else { return }
    let child = details.makeCoordinator(for: beds[row], wireframe: wireframe, delegate: self)
    self.child = child
    child.start()
  }
}

extension BedListCoordinator: BedDetailCoordinatorDelegate {
  func bedDetail(_ coordinator: BedDetailCoordinator, didTake bed: Bed) {
    child = nil
    wireframe.popToRoot()
    start()
  }
}
