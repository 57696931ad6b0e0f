import Wireframe

protocol BedDetailView: PresentableView {
  var delegate: BedDetailViewDelegate? { get set }
  var viewData: BedDetailViewData? { get set }
}

protocol BedDetailViewDelegate: AnyObject {
  func bedDetailViewDidTapTake(_ view: BedDetailView)
}
