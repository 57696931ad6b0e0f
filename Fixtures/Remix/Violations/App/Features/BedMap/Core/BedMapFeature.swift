/// A feature that makes a view and leaves the rest to others.
final class BedMapFeature {  // expect: rx-one-coordinator-per-feature, rx-feature-builds-coordinator
  let view: BedMapView

  init(view: BedMapView) {
    self.view = view
  }
}
