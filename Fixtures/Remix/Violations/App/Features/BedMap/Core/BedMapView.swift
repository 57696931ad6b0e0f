/// Nothing draws it.
protocol BedMapView: AnyObject {  // expect: rx-view-is-implemented
  var delegate: BedMapViewDelegate? { get set }  // expect: rx-view-delegate
}

/// And nobody listens.
protocol BedMapViewDelegate: AnyObject {
  func bedMapViewDidTap(_ view: BedMapView)
}
