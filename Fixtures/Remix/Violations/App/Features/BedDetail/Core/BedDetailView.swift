import Entity  // expect: remix/view-no-entity-import
import Wireframe

protocol BedDetailView: PresentableView {
  var delegate: BedDetailViewDelegate? { get set }
  func highlight(_ bed: Bed)  // expect: remix/view-no-entity
  var viewData: BedDetailViewData? { get set }
}

protocol BedDetailViewDelegate: AnyObject {
  func bedDetailViewDidTapTake(_ view: BedDetailView)
}
