/// A feature that makes a view and leaves the rest to others.
final class BedMapFeature {  // expect: remix/one-coordinator-per-feature, remix/feature-builds-coordinator
  let view: BedMapView

  init(view: BedMapView) {
    self.view = view
  }
}
