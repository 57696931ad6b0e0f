import Entity
import UIKit  // expect: remix/tests-no-uikit
import Wireframe

final class FakeBedService: BedService {
  private let beds: [Bed]

  init(beds: [Bed]) {
    self.beds = beds
  }

  func beds(of garden: Garden, completion: @escaping ([Bed]) -> Void) { completion(beds) }

  func take(_ bed: Bed, for member: String, completion: @escaping (Bed) -> Void) {
    completion(bed.taken(by: member))
  }
}

final class MockBedListView: BedListView {
  var title: String?
  weak var delegate: BedListViewDelegate?
  var shown: BedListViewData?
  var colour = UIColor.green

  func show(_ viewData: BedListViewData) { shown = viewData }
}

final class MockBedDetailView: BedDetailView {
  var title: String?
  weak var delegate: BedDetailViewDelegate?
  var viewData: BedDetailViewData?

  func highlight(_ bed: Bed) {}
}

struct FakeBedFactory: BedFactory {
  let list: MockBedListView

  func makeBedListView() -> BedListView { list }
  func makeBedDetailView() -> BedDetailView { MockBedDetailView() }
}

final class FakeWireframe: NavigationWireframe {
  var views: [PresentableView] = []

  func push(_ view: PresentableView) { views.append(view) }
  func present(_ view: PresentableView) { views.append(view) }
  func popToRoot() { views = [] }
}
