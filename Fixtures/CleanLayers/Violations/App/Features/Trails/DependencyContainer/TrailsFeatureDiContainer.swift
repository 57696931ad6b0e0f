/// What the flows need of the feature.
final class TrailsFeatureDiContainer {
  let domainLayer: TrailsFeatureDomainLayerContainer

  init() {
    domainLayer = TrailsFeatureDomainLayerContainer(dataLayer: TrailsFeatureDataLayerContainer())
  }
}
