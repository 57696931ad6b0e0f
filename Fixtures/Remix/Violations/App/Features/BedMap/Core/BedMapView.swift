/// Nothing draws it.
protocol BedMapView: AnyObject {  // expect: remix/view-is-implemented
  var delegate: BedMapViewDelegate? { get set }  // expect: remix/view-delegate
}

/// And nobody listens.
protocol BedMapViewDelegate: AnyObject {
  func bedMapViewDidTap(_ view: BedMapView)
}
